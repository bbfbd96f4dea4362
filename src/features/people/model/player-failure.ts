/** What the database says about saving a player, as keys of the fields it is about. */
import type { AppError } from '@/lib/errors'
import type { PlayerInput } from './player-schema'

/** `sent` is what was refused: a taken number (23505) may be that of any of its teams. */
export function listPlayerFieldErrors(error: AppError, sent: Pick<PlayerInput, 'squads'> | null) {
  const errors: Record<string, string> = {}
  if (error.detail === 'born_in_future') errors.date_of_birth = 'people:form.errors.born_in_future'
  if (error.detail === 'consent_missing') errors.height_cm = 'people:form.errors.consent_missing'
  if (error.detail === 'birth_date_by_guardian') errors.date_of_birth = 'people:birth_date.locked'
  if (error.detail === 'age_limit_by_administrator') {
    errors.date_of_birth = 'people:birth_date.age_limit'
  }
  if (error.detail === 'team_required') errors.squads = 'people:form.errors.team_required'
  if (error.detail === '23505') {
    sent?.squads.forEach(({ shirt_number }, index) => {
      if (shirt_number !== null) {
        errors[`squads.${index}.shirt_number`] = 'people:form.errors.shirt_taken'
      }
    })
  }
  return errors
}
