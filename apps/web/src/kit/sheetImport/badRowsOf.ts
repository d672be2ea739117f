import { badRow, type BadRow } from '@pressroom/contract/fields/outcomes';
import type { CallFailure } from '../../client/callFailure.ts';

/** The lines of the sheet that must be corrected; none where the call failed for another reason. */
export function badRowsOf({ status, data }: CallFailure): readonly BadRow[] {
  const rows = badRow.array().safeParse(data);
  return status === 422 && rows.success ? rows.data : [];
}
