import { useTranslateKey } from '@/lib/i18n/translate-key'
import { splitLabels } from '../model/article-text'
import layout from '@/shared/ui/layout.module.css'

/** One sentence of an article; what stands on the screen is set apart. */
export function StepText({ text }: { text: string }) {
  const translate = useTranslateKey()
  return splitLabels(text).map((part, place) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // the same label may stand twice in one sentence
      <strong key={place} className={layout.bold}>
        {translate(part.key)}
      </strong>
    ),
  )
}
