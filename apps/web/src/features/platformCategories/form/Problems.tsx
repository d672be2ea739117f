import styles from './AttributeForm.module.css';

/** What is wrong with a field, or with one row of it. */
export function Problems({ id, texts }: { id?: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div id={id} className={styles.problem} role="alert">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
