import { useState } from 'react';
import { useDelivery } from './use-delivery.ts';
import type { Delivery } from './use-delivery.ts';

/** Mails at the press of a button: `sending` is which of several is on its way; what becomes of it is told as `useDelivery` tells it. */
export function useSendNow<Which>(): {
  sending: Which | undefined;
  send: (which: Which, delivery: Delivery) => Promise<void>;
} {
  const { deliver, tellFailed } = useDelivery();
  const [sending, setSending] = useState<Which>();
  const send = async (which: Which, delivery: Delivery) => {
    setSending(which);
    await deliver(delivery).catch((error: unknown) => tellFailed(error, delivery));
    setSending(undefined);
  };
  return { sending, send };
}
