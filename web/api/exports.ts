import { useMutation } from '@tanstack/react-query';
import { sendAccountingReport, sendCustomExport } from '../../shared/contract/exports.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import { call } from './call.ts';

/** Mails a CSV with chosen fields to the accountant. */
export function useSendCustomExport() {
  return useMutation({
    mutationFn: (body: RouteRequest<typeof sendCustomExport>['body']) => call(sendCustomExport, { body }),
  });
}

/** Mails the ledger of a period to the accountant. */
export function useSendAccountingReport() {
  return useMutation({
    mutationFn: (body: RouteRequest<typeof sendAccountingReport>['body']) =>
      call(sendAccountingReport, { body }),
  });
}
