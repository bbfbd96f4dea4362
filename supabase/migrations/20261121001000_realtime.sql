-- Realtime: who may join which private channel.
--
-- channel            listen    send
-- user:<user id>     that user nobody (the database speaks here)
--
-- The server asks these policies once per join, with realtime.topic() set to the channel's name.

create policy messages_select on realtime.messages for select to authenticated using (
  extension = 'broadcast'
  and (select realtime.topic()) = 'user:' || (select auth.uid())
);
