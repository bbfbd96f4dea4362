/** The words of e-mails and pushes, as the workers write them: what is shown before it is sent is what is sent. */
export { composeMail } from '../../supabase/functions/deliver-mail/compose'
export { composePush } from '../../supabase/functions/deliver-push/compose'
export { findStandardTexts, type OwnWords } from '../../supabase/functions/_shared/news/read-news'
