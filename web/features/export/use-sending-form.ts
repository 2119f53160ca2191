import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { fieldSentence } from '../../../shared/model/field-words.ts';
import type { BouncedAddress, ReportSent } from '../../../shared/model/export.ts';
import { useRouteForm } from '../../api/route-form.ts';
import type { RouteForm, RouteFormParts } from '../../api/route-form.ts';
import type { Done } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { useBounced } from './use-bounced.ts';
import { useDelivery } from './use-delivery.ts';
import type { FailureWords } from './use-delivery.ts';

interface SendingFormParts<Values extends FieldValues, Input, Body> extends Pick<
  RouteFormParts<Values, Input, Body>,
  'body' | 'defaultValues'
> {
  /** The field that says where it goes. */
  readonly addressField: Path<Values>;
  /** What is typed as the route takes it; `sendAnyway` where the person knows that mail came back from there. */
  readonly bodyOf: (
    values: Values,
    sendAnyway: true | undefined,
  ) => ReturnType<RouteFormParts<Values, Input, Body>['bodyOf']>;
  readonly order: (body: Body) => Promise<ReportSent>;
  /** What is told when it was mailed. */
  readonly done: (body: Body) => Done;
  readonly failure: FailureWords;
  /** Hears of a try with something missing or wrong, and whether it is the address that is missing. */
  readonly onInvalid?: (errors: FieldErrors<Values>, isAddressMissing: boolean) => void;
  /** It was mailed, or is on its way for longer than one waits. */
  readonly onSent?: () => void;
  /** What the button says where nothing is known against the address. */
  readonly submitLabel: string;
}

interface SendingForm<Values extends FieldValues, Body> extends RouteForm<Values, Body> {
  /** What is known against the typed address, to be noted beside it. */
  readonly bounced: BouncedAddress | undefined;
  readonly submitLabel: string;
}

/**
 * A form that mails something, once it is filled in as its route asks. Where mail came back from the typed address, the button says so and
 * whoever presses it wants it sent all the same; what becomes of it is told as `useDelivery` tells it.
 */
export function useSendingForm<Values extends FieldValues, Input, Body>(
  parts: SendingFormParts<Values, Input, Body>,
): SendingForm<Values, Body> {
  const { body, defaultValues, addressField, failure } = parts;
  const t = useText();
  const bouncedAt = useBounced();
  const { deliver, tellFailed } = useDelivery();
  const form = useRouteForm({
    body,
    defaultValues,
    bodyOf: (values: Values) => parts.bodyOf(values, bouncedAt(values[addressField]) && true),
    send: async (sent) => {
      const delivery = { order: () => parts.order(sent), done: parts.done(sent), ...failure };
      if (await deliver(delivery)) parts.onSent?.();
    },
    onFailed: (error) => tellFailed(error, failure),
    onInvalid: (errors) => parts.onInvalid?.(errors, errors[addressField]?.message === MISSING()),
  });
  const bounced = bouncedAt(useWatch({ control: form.control, name: addressField }));
  return { ...form, bounced, submitLabel: bounced ? t('exporting.sendAnyway') : parts.submitLabel };
}

const MISSING = () => fieldSentence({ code: 'required' });
