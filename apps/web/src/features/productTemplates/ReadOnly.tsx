/** A value that follows from another field. */
export function ReadOnly({ label, text }: { label: string; text: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || '–'}</dd>
    </div>
  );
}
