import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useT } from '../../i18n/i18n.ts';
import styles from './ImageUpload.module.css';

/** The attributes that a form gives its control. */
export interface Described {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

interface Props extends Described {
  accept: string;
  several: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function AddTile({ accept, several, onFiles, ...input }: Props) {
  const t = useT();
  return (
    <li className={styles.tile}>
      <label className={styles.add} data-invalid={String(input['aria-invalid']) === 'true'}>
        <input
          {...input}
          type="file"
          accept={accept}
          multiple={several}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // choosing the same file again must fire a change
            target.value = '';
          }}
        />
        <PlusOutlined className={styles.plus} />
        {t('ui.imageUpload')}
      </label>
    </li>
  );
}
