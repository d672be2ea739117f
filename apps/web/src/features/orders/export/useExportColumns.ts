import { type ExportColumn, exportColumns } from '@pressroom/contract/orders/export';
import { useState } from 'react';

const storageKey = 'orders:exportColumns';
const preset = exportColumns.filter((column) => column !== 'productCombinedImage');

function read(): ExportColumn[] {
  const stored = localStorage.getItem(storageKey)?.split(',');
  const known = exportColumns.filter((column) => stored?.includes(column));
  return known.length > 0 ? known : preset;
}

/** The columns that were exported last. The browser remembers them. */
export function useExportColumns() {
  const [columns, setChosen] = useState(read);
  return {
    columns,
    setColumns: (next: ExportColumn[]) => {
      localStorage.setItem(storageKey, next.join(','));
      setChosen(next);
    },
  };
}
