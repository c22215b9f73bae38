declare module '#content/facts/sources.yaml' {
  const sources: import('zod').output<typeof import('./shapes.ts').sourcesFile>
  export default sources
}

declare module '#content/knowledge/groups.yaml' {
  const groups: import('zod').output<typeof import('./shapes.ts').groupsFile>
  export default groups
}

declare module '#content/knowledge/other-machines.yaml' {
  const names: import('zod').output<typeof import('./shapes.ts').otherMachinesFile>
  export default names
}

declare module 'virtual:facts' {
  const subjects: Readonly<Record<string, import('zod').output<typeof import('./shapes.ts').subjectFile>>>
  export default subjects
}

declare module '#content/legal/*.yaml' {
  const document: import('zod').output<typeof import('./shapes.ts').legalFile>
  export default document
}

declare module 'virtual:kinds' {
  const kinds: Record<import('#app/kinds/ids.ts').ShippedKind, import('./shapes.ts').KindRecord>
  export default kinds
}

declare module 'virtual:wishes' {
  const wishes: Readonly<Record<string, import('./shapes.ts').WishRecords>>
  export default wishes
}

declare module 'virtual:models' {
  const files: readonly import('zod').output<typeof import('./shapes.ts').modelsFile>[]
  export default files
}
