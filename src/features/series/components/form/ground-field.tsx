import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { SelectField } from '@/shared/form/fields/select-field'
import { useParts } from '../../api/series-ground'
import { listFieldChoices } from '@/features/planner/model/board/field-choice'
import type { SeriesValues } from '../../model/series-schema'
import { useFieldText, usePartName } from '@/features/planner/widgets/use-field-text'

/** The part of a field that every date books; its name becomes the place families read. */
export function GroundField({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation(['series', 'planner'])
  const { getValues, setValue } = useFormContext<SeriesValues>()
  const [teamId, chosen] = useWatch<SeriesValues, ['team_id', 'field_part_id']>({
    name: ['team_id', 'field_part_id'],
  })
  const { data: parts = [] } = useParts(teams.find(({ id }) => id === teamId)?.school_id ?? null)
  const text = useFieldText()
  const nameOf = usePartName()
  const choices = listFieldChoices(parts, [], null)
  const names = choices.flatMap((choice) => [choice.field, nameOf(choice)])
  if (choices.length === 0) return null

  function changeGround(id: string | null) {
    setValue('when_taken', '')
    const choice = choices.find((known) => known.id === id)
    const place = getValues('place').trim()
    // words of one's own stay
    if (choice && (place === '' || names.includes(place))) {
      setValue('place', nameOf(choice), { shouldDirty: true })
    }
  }

  return (
    <SelectField
      name="field_part_id"
      label={t('series.ground')}
      hint={chosen ? t('series.ground_kept') : t('series.ground_hint')}
      placeholder={t('planner:plan.field.none')}
      options={choices.map((choice) => ({ value: choice.id, label: text(choice) }))}
      isSearchable
      isClearable
      onChange={changeGround}
    />
  )
}
