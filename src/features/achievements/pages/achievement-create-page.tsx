import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useLastPlace, useSaveAchievement } from '../api/achievements'
import { AchievementFields } from '../components/form/achievement-fields'
import { achievementSchema, createNewAchievement } from '../model/achievement'

/** A new badge, its rule and its words. */
export function AchievementCreatePage() {
  const { t } = useTranslation('achievements')
  const { mutateAsync: save } = useSaveAchievement()
  const last = useLastPlace()
  return (
    <EntityForm
      title={t('pages.create')}
      back={{ to: paths.achievements.list, label: t('pages.list') }}
      schema={achievementSchema}
      values={createNewAchievement(last)}
      draftKey="achievement:new"
      save={async (values) => href(paths.achievements.details, { id: await save({ values }) })}
      submitLabel={t('pages.create')}
    >
      <AchievementFields />
    </EntityForm>
  )
}
