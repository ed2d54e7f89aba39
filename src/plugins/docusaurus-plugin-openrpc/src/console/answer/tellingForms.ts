import type {DecodedForm} from '../model';

/**
 * The forms that say most beside a value: no bare number beside an amount or a time, and no second spelling of an
 * address beside its other form.
 */
export function tellingForms(forms: readonly DecodedForm[]): readonly DecodedForm[] {
  const hasHex = forms.some(({kind}) => kind === 'hex-address');
  return forms.filter(({kind}) => forms.length === 1 || !(kind === 'decimal' || (kind === 'base32-address' && hasHex)));
}
