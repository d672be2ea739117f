import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { Extension } from './refusedFile.ts';

const megabyte = 1024 * 1024;

function show(extension: Extension) {
  const onFiles = vi.fn();
  renderScreen(
    <FileDrop multiple extension={extension} mostBytes={20 * megabyte} title="Drop" detail="" onFiles={onFiles} />,
  );
  const drop = (...files: File[]) => fireEvent.drop(screen.getByText('Drop'), { dataTransfer: { files } });
  return { onFiles, drop };
}
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

it('says of each file why it need not be sent, and takes the others', async () => {
  const { onFiles, drop } = show('.pdf');
  const good = new File(['%PDF-1.7'], 'good.PDF');
  drop(
    good,
    sized(new File(['%PDF-1.7'], 'heavy.pdf'), 24.04 * megabyte),
    new File(['a picture'], 'renamed.pdf'),
    new File([], 'empty.pdf'),
    new File(['PK'], 'orders.xlsx'),
  );
  await waitFor(() => expect(onFiles).toHaveBeenCalledWith([good]));
  const [list] = screen.getAllByRole('alert');
  expect([...list!.children].map(({ textContent }) => textContent)).toEqual([
    'heavy.pdf: 24.1 MB is over the 20 MB limit. Compress or split the file first',
    'renamed.pdf: Not a PDF file. Export it again',
    'empty.pdf: The file is empty. Export it again',
    'orders.xlsx: Choose a .pdf file',
  ]);
});

it('sends no sheet that is larger than the call takes, and is quiet again with the next', async () => {
  const { onFiles, drop } = show('.xlsx');
  drop(sized(new File(['PK'], 'year.xlsx'), 21 * megabyte));
  await screen.findByText(/year\.xlsx: 21 MB is over the 20 MB limit/);
  expect(onFiles).not.toHaveBeenCalled();
  drop(new File(['PK'], 'month.xlsx'));
  await waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
