import type { TaxRate } from '../../../shared/sales-tax-kinds.ts';
import { useText } from '../../text/use-text.ts';
import { taxName } from './panel/tax-name.ts';
import { choiceOf } from './tax-choices.ts';
import type { TaxChoices } from './tax-choices.ts';

interface TaxOptionsProps {
  readonly choices: Pick<TaxChoices, 'here' | 'elsewhere'> & Partial<Pick<TaxChoices, 'bare'>>;
  /** One that is kept and may be in none of the lists. */
  readonly kept?: TaxRate | undefined;
  /** Chosen elsewhere, each of which is chosen once. */
  readonly taken?: readonly string[];
}

/** The taxes of a choice, by where their rates hold. */
export function TaxOptions({ choices: { here, elsewhere, bare = [] }, kept, taken = [] }: TaxOptionsProps) {
  const t = useText();
  const listed = new Set([...here, ...elsewhere, ...bare].map(choiceOf));
  const groups = [
    [t('entry.tax.here'), here],
    [t('entry.tax.elsewhere'), elsewhere],
    [t('entry.tax.bare'), bare],
  ] as const;
  return (
    <>
      {kept && !listed.has(choiceOf(kept)) && <option value={choiceOf(kept)}>{taxName(kept)}</option>}
      {groups.map(
        ([label, rates]) =>
          rates.length > 0 && (
            <optgroup key={label} label={label}>
              {rates.map((rate) => (
                <option key={choiceOf(rate)} value={choiceOf(rate)} disabled={taken.includes(choiceOf(rate))}>
                  {taxName(rate)}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </>
  );
}
