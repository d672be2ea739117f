/** The files of a drop, those inside dropped folders included. Must be called while the drop is being handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return withoutHidden([...transfer.files]);
  return withoutHidden((await Promise.all(entries.map(filesOf))).flat());
}

/** Systems leave files of their own in folders: `.DS_Store`, `Thumbs.db`. */
export function withoutHidden(files: readonly File[]): File[] {
  return files.filter(
    ({ name }) => !name.startsWith('.') && !['thumbs.db', 'desktop.ini'].includes(name.toLowerCase()),
  );
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const inside = (await readAll(entry.createReader())).toSorted((a, b) => a.name.localeCompare(b.name));
  return (await Promise.all(inside.map(filesOf))).flat();
}

/** A reader hands out about a hundred entries a time, and none when it is through. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length === 0 ? [] : [...some, ...(await readAll(reader))];
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
