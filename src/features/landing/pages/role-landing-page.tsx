import { useLoaderData } from 'react-router'
import { Proof } from '../components/proof'
import { DashboardPreview } from '../components/role/dashboard-preview'
import { PriceTeaser } from '../components/role/price-teaser'
import { RoleCall } from '../components/role/role-call'
import { RoleFaq } from '../components/role/role-faq'
import { RoleFeatures } from '../components/role/role-features'
import { RoleHero } from '../components/role/role-hero'
import { Voices } from '../components/role/voices'
import { useTextLanguage } from '../components/use-text-language'
import type { createRoleLoader } from '../loaders'
import styles from './home-page.module.css'

/** What Touchline is for one role: what it does, how it looks, what it costs and how to begin. */
export function RoleLandingPage() {
  const { role, locale, text, voices } = useLoaderData<ReturnType<typeof createRoleLoader>>()
  useTextLanguage(locale)
  return (
    <div className={styles.page} lang={locale}>
      <RoleHero role={role} text={text.hero} />
      <RoleFeatures text={text.features} />
      <DashboardPreview text={text.preview} />
      {role === 'coach' ? <Proof /> : null}
      <Voices voices={voices} />
      <PriceTeaser role={role} />
      <RoleFaq text={text.faq} />
      <RoleCall role={role} text={text.call} />
    </div>
  )
}
