import type texts from './en.json'
import type quiz from './quiz/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    tasks: typeof texts
    'tasks/quiz': typeof quiz
  }
}
