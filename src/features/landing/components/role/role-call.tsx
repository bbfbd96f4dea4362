import { ButtonLink } from '@/shared/public/button'
import type { LandingRole, RoleText } from '../../model/page-text'
import { useWayIn } from './use-way-in'
import styles from '../call-to-action.module.css'

export function RoleCall({ role, text }: { role: LandingRole; text: RoleText['call'] }) {
  const { to, label } = useWayIn(role)
  return (
    <section className={styles.section} aria-labelledby="call-title">
      <h2 id="call-title" className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.text}>{text.text}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </section>
  )
}
