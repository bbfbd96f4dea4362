/** Pages a visitor writes on, as one file: the first load names every file it may come to need. */
export { ContactsPage } from './contacts-page'
export { ReportConcernPage } from './report-concern-page'
