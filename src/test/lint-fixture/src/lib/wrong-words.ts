export interface EveningRow {
  id: string
}

export type Partial = EveningRow | null

export const keptDays = 7

export function createHomework(title: string) {
  return { title, days: keptDays }
}
