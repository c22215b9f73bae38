/** The pictures among what was dropped or pasted. */
export function picturesIn(data: DataTransfer | null): File[] {
  return Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'))
}

/** A first proposal for a description: the file's name as words; empty where the name says nothing. */
export function altFromName(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[-_.+]+/g, ' ')
    .trim()
  const isCamera =
    /^(?:img|dsc|dcim|pxl|image|picture|screenshot|screen shot|photo|anh|z\d)?[\s\d().x]*$/i.test(words)
  return isCamera ? '' : words
}
