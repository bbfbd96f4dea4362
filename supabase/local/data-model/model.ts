/** Everything the data model is told from: the catalogue, the migrations and the measured rights. */
import type { DatabaseFunction, EnumType } from '../types/catalogue'
import type { Chapter } from './chapter'
import type { CommonPolicy } from './render/common-policies'
import type { Definitions } from './definitions'
import type { PrivateRule } from './render/private-rules'
import type { TableDetail } from './render/table-details'

export interface Model {
  chapters: Chapter[]
  definitions: Definitions
  tables: TableDetail[]
  functions: DatabaseFunction[]
  enums: EnumType[]
  rules: PrivateRule[]
  /** Policies of nearly every table. */
  common: CommonPolicy[]
  /** The table of access-matrix.md per relation. */
  matrix: Map<string, string>
}
