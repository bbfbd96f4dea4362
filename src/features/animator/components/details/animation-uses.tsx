import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { useAnimationUses } from '../../api/animation-versions'
import styles from './details.module.css'

/** Exercises that show it. */
export function AnimationUses({ animationId }: { animationId: string }) {
  const { t, i18n } = useTranslation('animator')
  const { data: uses } = useAnimationUses(animationId)
  if (uses.length === 0) return <p className={layout.dim13}>{t('details.used_never')}</p>
  return (
    <ul className={`${layout.listGrid} ${styles.rows}`}>
      {uses.map(({ id, texts }) => {
        const text = texts.find(({ locale }) => locale === i18n.language) ?? texts[0]
        return (
          <li key={id}>
            <Link to={href(paths.exercises.details, { id })}>
              {text?.title ?? t('details.exercise')}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
