import { useTranslation } from 'react-i18next'
import { useQuizAnimations } from '@/features/scene/api/quiz-animations'
import { paths } from '@/lib/router/paths'
import { SelectField } from '@/shared/form/fields/select-field'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'

/** The animations that ask something; without one, the way to ask. */
export function AnimationField() {
  const { t } = useTranslation('tasks/quiz')
  const animations = useQuizAnimations(null)
  return (
    <div className={layout.stack2}>
      <SelectField
        name="animation_id"
        label={t('animation')}
        hint={t('animation_hint')}
        isSearchable
        required
        options={animations.map(({ id, title, question_count: count }) => ({
          value: id,
          label: t('animation_option', { title, count }),
        }))}
      />
      {animations.length === 0 ? (
        <>
          <p className={layout.dim14}>{t('no_animation')}</p>
          <div>
            <LinkButton kind="secondary" to={paths.animator.list}>
              {t('to_animator')}
            </LinkButton>
          </div>
        </>
      ) : null}
    </div>
  )
}
