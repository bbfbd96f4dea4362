import type account from './account/en.json'
import type texts from './en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    session: typeof texts
    'session/account': typeof account
  }
}
