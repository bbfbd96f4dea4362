-- Realtime: who may join which private channel, and who may speak in it.
--
-- channel                  listen                      send                       presence
-- user:<user id>           that user                   nobody                     nobody
-- chat:<conversation id>   who is in it now            as presence                who is in it now, where it is
--                                                                                 open, among adults alone and
--                                                                                 no announcement
--
-- What the database says there: notification_created, conversation_changed and conversation_left on
-- user: channels; message_created, message_edited, message_deleted, message_read, message_reacted and
-- poll_changed on chat: channels. They carry ids; the row is read through its own policies, so an invented event shows
-- nobody anything. Members themselves send typing and show that they are there: never where a minor is or
-- was in the conversation, so that nobody watches when a child writes or is awake.
--
-- The server asks these policies once per join, with realtime.topic() set to the channel's name, and
-- again when the token is renewed. Whoever is removed from a conversation may therefore hear ids until
-- then, at most an hour; the client leaves the channel on conversation_left.

create policy messages_select on realtime.messages for select to authenticated using (
  (select private.is_active())
  and (
    (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid()))
    or (
      extension = 'broadcast'
      and (select realtime.topic()) = any(array(
        select 'chat:' || id from private.my_conversation_ids() as id
      ))
    )
    or (
      extension = 'presence'
      and (select realtime.topic()) = any(array(
        select 'chat:' || id from private.my_adult_conversation_ids() as id
      ))
    )
  )
);

create policy messages_insert on realtime.messages for insert to authenticated with check (
  extension in ('broadcast', 'presence')
  and not (select private.is_read_only())
  and (select realtime.topic()) = any(array(
    select 'chat:' || id from private.my_adult_conversation_ids() as id
  ))
);
