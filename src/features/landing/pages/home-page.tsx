import { CallToAction } from '../components/call-to-action'
import { Faq } from '../components/faq'
import { Features } from '../components/features'
import { Hero } from '../components/hero'
import { Proof } from '../components/proof'
import { TrainingPreview } from '../components/training-preview'
import styles from './home-page.module.css'

/** The club's front door; header and footer come from the layout. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <Hero />
      <TrainingPreview />
      <Proof />
      <Features />
      <Faq />
      <CallToAction />
    </div>
  )
}
