import type { FormItemProps } from 'antd';
import { useRef } from 'react';
import { useT } from '../../i18n/i18n.ts';

/** For the form field of `PictureCards`: it cannot be saved before every picture has arrived, or some would be left out. */
export function useUploadsFirst() {
  const t = useT();
  const busy = useRef(false);
  const rules: FormItemProps['rules'] = [
    {
      validator: async () => {
        if (busy.current) throw new Error(t('pictures.stillUploading'));
      },
    },
  ];
  const onBusy = (isBusy: boolean) => {
    busy.current = isBusy;
  };
  return { rules, onBusy };
}
