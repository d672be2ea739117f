import styles from './CheckList.module.css';

interface Props {
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A list of choices of which several may be checked, in the order of the options. */
export function CheckList({ options, chosen, onChange }: Props) {
  return (
    <div className={styles.list}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}
