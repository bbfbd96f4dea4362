import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { achievementQueries, useSaveAchievement } from '../api/achievements'
import { AchievementFields } from '../components/form/achievement-fields'
import { useAchievementText } from '../components/use-achievement-text'
import { achievementSchema, toAchievementInput } from '../model/achievement'

/** Changes a badge; whoever has won it keeps it. */
export function AchievementEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('achievements')
  const { formatTitle } = useAchievementText()
  const opened = useEntityForm(achievementQueries.details(id))
  const { mutateAsync: save } = useSaveAchievement()
  const details = href(paths.achievements.details, { id })
  return (
    <EntityForm
      title={t('pages.edit')}
      description={t('form.edit_why', { count: opened.row.awards })}
      back={{ to: details, label: formatTitle(opened.row) }}
      opened={opened}
      schema={achievementSchema}
      values={toAchievementInput(opened.row)}
      draftKey={`achievement:${id}`}
      save={async (values) => {
        await save({ values, opened: opened.row })
        return details
      }}
    >
      <AchievementFields />
    </EntityForm>
  )
}
