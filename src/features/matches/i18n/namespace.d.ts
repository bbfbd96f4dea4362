import type texts from './en.json'
import type form from './form/en.json'
import type ledger from './ledger/en.json'
import type lifts from './lifts/en.json'
import type lineup from './lineup/en.json'
import type list from './list/en.json'
import type live from './live/en.json'
import type report from './report/en.json'
import type season from './season/en.json'
import type squad from './squad/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    matches: typeof texts
    'matches/form': typeof form
    'matches/ledger': typeof ledger
    'matches/lifts': typeof lifts
    'matches/lineup': typeof lineup
    'matches/list': typeof list
    'matches/live': typeof live
    'matches/report': typeof report
    'matches/season': typeof season
    'matches/squad': typeof squad
  }
}
