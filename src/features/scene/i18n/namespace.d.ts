import type texts from './en.json'
import type quiz from './quiz/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    scene: typeof texts
    'scene/quiz': typeof quiz
  }
}
