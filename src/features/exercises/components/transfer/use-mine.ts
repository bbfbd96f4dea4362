/** My exercises with the values of the form, for files and comparisons. */
import { useTranslation } from 'react-i18next'
import { useOwnExercises } from '../../api/own-exercises'
import { toValues } from '../../model/exercise-form/stored-exercise'
import { chooseTitle } from '../../model/exercise-form/choose-title'

export function useMine(userId: string) {
  const { i18n } = useTranslation('exercises')
  const { data } = useOwnExercises(userId)
  return data.map((stored) => {
    const values = toValues(stored)
    return {
      id: stored.id,
      version: stored.version,
      isArchived: stored.archived_at !== null,
      title: chooseTitle(values.texts, i18n.language),
      values,
    }
  })
}
