/** Pages a visitor reads, as one file: the rows of visitors name every file they may come to need. */
export { DocumentPage } from './document-page'
export { RoleLandingPage } from './role-landing-page'
