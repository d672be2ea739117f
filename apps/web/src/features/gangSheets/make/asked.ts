import { looksLikePieceCode } from '@pressroom/contract/printing/pieceCode';

/** What was typed, as codes of pieces and numbers of orders; undefined for nothing. */
export function asked(typed: string): { codes?: string[]; numbers?: string[] } | undefined {
  const words = [...new Set(typed.split(/[\s,，;；]+/).filter(Boolean))];
  if (words.length === 0) return undefined;
  const codes = words.filter((word) => looksLikePieceCode(word));
  const numbers = words.filter((word) => !looksLikePieceCode(word));
  return { ...(codes.length > 0 && { codes }), ...(numbers.length > 0 && { numbers }) };
}
