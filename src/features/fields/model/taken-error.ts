/** Ground somebody else has at that time, with the name to say so. */
import { AppError } from '@/lib/errors'

export class TakenError extends AppError {
  /** Who has it and when, in the reader's words. */
  readonly who: string

  constructor(who: string) {
    super('conflict', { detail: '23P01' })
    this.name = 'TakenError'
    this.who = who
  }
}
