import { mayBePaper } from './paper-names.ts'

/** The files that were dropped, those in folders too. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].map(item => item.webkitGetAsEntry()).filter(entry => entry !== null)
  if (entries.length === 0) return [...files]
  const found = await Promise.all(entries.map(entry => filesOf(entry, true)))
  return found.flat()
}

/** Of the files of a folder, those that may be papers. */
export function papersAmong(files: readonly File[]): readonly File[] {
  return files.filter(({ name }) => mayBePaper(name))
}

async function filesOf(entry: FileSystemEntry, isChosen: boolean): Promise<readonly File[]> {
  if (entry.isFile) {
    if (!isChosen && !mayBePaper(entry.name)) return []
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: File[] = []
  for (;;) {
    // A reader gives a hundred at a time, and none at the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (entries.length === 0) return found
    for (const inner of entries) found.push(...(await filesOf(inner, false)))
  }
}
