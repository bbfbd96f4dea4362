import { rule } from '../features/training/model/rule'
export const up = rule
