import { codes, type codeType } from '@pressroom/contract/codes/codes';
import { Select } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';

interface Props {
  id?: string;
  type: (typeof codeType.values)[number];
  /** The codes. */
  value?: string[];
  onChange?: (codes: string[]) => void;
}

/** Several entries of the dictionary: chosen one by one, or pasted as a list of codes or names. */
export function CodesSelect({ id, type, value = [], onChange }: Props) {
  const t = useT();
  const entries = useRead(codes.findByType, { type });
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  function paste(event: ClipboardEvent) {
    const words = wordsOf(event.clipboardData.getData('text'));
    if (words.length < 2) return;
    event.preventDefault();
    const found = words.map((word) => ({
      word,
      code: entries.data?.find(({ code, name }) => [code, name].some((one) => one.toLowerCase() === word.toLowerCase()))
        ?.code,
    }));
    onChange?.([...new Set([...value, ...found.flatMap(({ code }) => code ?? [])])]);
    setUnknown(found.flatMap(({ word, code }) => (code === undefined ? word : [])));
  }
  return (
    <div onPaste={paste}>
      <Select
        id={id}
        mode="multiple"
        value={value}
        onChange={(chosen: string[]) => {
          setUnknown([]);
          onChange?.(chosen);
        }}
        loading={entries.isPending}
        placeholder={t('codes.pasteHint')}
        showSearch={{ optionFilterProp: 'label' }}
        optionLabelProp="value"
        options={(entries.data ?? []).map(({ code, name }) => ({
          value: code,
          label: code === name ? code : `${code} · ${name}`,
        }))}
      />
      {unknown.length > 0 && <div role="alert">{t('codes.unknownPasted', { codes: unknown.join(', ') })}</div>}
    </div>
  );
}

/** As in a column or row of a sheet, or with commas between them. Names may hold blanks, unless nothing else parts the words. */
function wordsOf(text: string): string[] {
  const parts = /[\n\t,，、;；]/.test(text) ? text.split(/[\n\t,，、;；]+/) : text.split(/\s+/);
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}
