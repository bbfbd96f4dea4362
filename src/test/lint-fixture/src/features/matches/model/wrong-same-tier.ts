import { rule } from '../../training/model/rule'
export const sameTier = rule
