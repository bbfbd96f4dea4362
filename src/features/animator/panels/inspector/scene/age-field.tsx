import { useTranslation } from 'react-i18next'
import { ageGroups, associations, getPitchMeasures } from '@/features/scene/model/pitch/presets'
import { ChoiceBox } from '../fields/choice-box'
import { usePitch } from './use-pitch'

const none = ''

/** The ground of an age group, as the association of the reader's language has it. */
export function AgeField() {
  const { t, i18n } = useTranslation('animator')
  const { pitch, setPitch } = usePitch()
  const association = associations.find((name) => name === i18n.resolvedLanguage) ?? 'en'
  const groups = ageGroups[association].map((group) => {
    const ground = getPitchMeasures(group)
    const ages = group.until === null ? 'age_from' : group.from === group.until ? 'age' : 'ages'
    return {
      ground,
      value: `${group.from}`,
      label: t('panels.pitch.group', {
        ages: t(`panels.pitch.${ages}`, { from: group.from, until: group.until }),
        format: group.format,
      }),
    }
  })
  const fitting = groups.find(
    ({ ground }) =>
      ground.kind === pitch.kind && ground.length === pitch.length && ground.width === pitch.width,
  )
  return (
    <ChoiceBox
      label={t('panels.pitch.age_group')}
      value={fitting?.value ?? none}
      options={[{ value: none, label: t('panels.pitch.own_size') }, ...groups]}
      onCommit={(value) => {
        const chosen = groups.find((group) => group.value === value)
        if (chosen) setPitch(chosen.ground)
      }}
    />
  )
}
