-- Conversations, money and rights.

-- Conversations: who is in them now, and nobody else, whatever the office.

create view tests.talks_in as
select active.person, seat.conversation_id as conversation
from tests.active join public.conversation_members as seat on seat.user_id = active.person
where seat.left_at is null;

insert into tests.rules (relation, key, rule, expected) values
('conversations', 'entry.id', 'current members', 'select person, conversation from tests.talks_in'),
('conversation_members', 'entry.conversation_id || entry.user_id::text', 'current members', $$
  select talks_in.person, seat.conversation_id || seat.user_id::text
  from tests.talks_in join public.conversation_members as seat on seat.conversation_id = talks_in.conversation
$$),
('messages', 'entry.id', 'current members', $$
  select talks_in.person, message.id from tests.talks_in join public.messages as message on message.conversation_id = talks_in.conversation
$$),
('message_files', 'entry.id', 'current members, and the officer what was reported', $$
  select talks_in.person, file.id from tests.talks_in join public.message_files as file on file.conversation_id = talks_in.conversation
  union
  select officer.person, file.id
  from public.message_files as file
  join public.message_reports as report on report.message_id = file.message_id
  join tests.officer on officer.school = report.school_id and officer.duty = 'safeguarding'
  where report.author_id is distinct from officer.person
$$),
('message_reactions', 'entry.message_id || entry.user_id::text || entry.emoji::text', 'current members', $$
  select talks_in.person, tap.message_id || tap.user_id::text || tap.emoji::text
  from tests.talks_in join public.message_reactions as tap on tap.conversation_id = talks_in.conversation
$$),
('message_reports', 'entry.id', 'who reported; the safeguarding officer, unless it is about them', $$
  select active.person, report.id from tests.active join public.message_reports as report on report.reporter_id = active.person
  union
  select officer.person, report.id
  from tests.officer join public.message_reports as report on report.school_id = officer.school
  where officer.duty = 'safeguarding' and officer.person is distinct from report.author_id
$$);

insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'my own',
  format('select active.person, %s from tests.active join public.%I as entry on entry.user_id = active.person', key, relation)
from (
  values
    ('notifications', 'entry.id'), ('notification_preferences', 'entry.user_id'), ('push_devices', 'entry.id'),
    ('calendar_feeds', 'entry.id'),
    ('cart_items', 'entry.user_id || entry.variant_id::text')
) as own (relation, key);
insert into tests.rules (relation, key, rule, expected)
select relation, key, 'nobody', 'select null::uuid, null::text where false'
from (
  values
    ('message_versions', 'entry.id'), ('mail_outbox', 'entry.id'), ('push_outbox', 'entry.notification_id'),
    ('stripe_customers', 'entry.user_id'), ('stripe_events', 'entry.id')
) as closed (relation, key);
insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'administrators',
  format('select admin.person, %s from tests.admin cross join public.%I as entry', key, relation)
from (
  values ('erasures', 'entry.subject_hash'), ('job_cursors', 'entry.name'), ('job_health', 'entry.name'), ('platform_holidays', 'entry.day::text')
) as platform (relation, key);

-- Money

create view tests.reads_order as
select active.person, bought.id as bought
from tests.active join public.orders as bought on active.person in (bought.user_id, bought.payer_id)
union
select family.person, bought.id
from tests.family join public.orders as bought on bought.player_id = family.player
where family.pays
union
select treasurer.person, bought.id
from tests.treasurer join public.orders as bought on bought.school_id = treasurer.school;

create view tests.reads_product as
select tests.anybody() as person, product.id as product from public.products as product where status = 'published'
union
select active.person, product.id from tests.active cross join public.products as product where status = 'published'
union
select treasurer.person, product.id from tests.treasurer join public.products as product on product.school_id = treasurer.school;

insert into tests.rules (relation, key, rule, expected) values
('fees', 'entry.id', 'arrears: the treasury, the guardian who pays, the player; no coach', $$
  select treasurer.person, fee.id
  from tests.treasurer
  join public.players as player on player.school_id = treasurer.school
  join public.fees as fee on fee.player_id = player.id
  union
  select family.person, fee.id from tests.family join public.fees as fee on fee.player_id = family.player
  where family.pays
$$),
('fee_events', 'entry.id', 'the treasury', $$
  select treasurer.person, event.id
  from tests.treasurer
  join public.players as player on player.school_id = treasurer.school
  join public.fees as fee on fee.player_id = player.id
  join public.fee_events as event on event.fee_id = fee.id
$$),
('orders', 'entry.id', 'who buys, who pays, the treasury; no coach, no administrator', 'select person, bought from tests.reads_order'),
('order_items', 'entry.order_id || entry.variant_id::text', 'as the order', $$
  select reader.person, entry.order_id || entry.variant_id::text
  from tests.reads_order as reader join public.order_items as entry on entry.order_id = reader.bought
$$),
('order_events', 'entry.id', 'as the order', $$
  select reader.person, entry.id from tests.reads_order as reader join public.order_events as entry on entry.order_id = reader.bought
$$),
('refunds', 'entry.id', 'as the order', $$
  select reader.person, entry.id from tests.reads_order as reader join public.refunds as entry on entry.order_id = reader.bought
$$),
('stock_movements', 'entry.id', 'the treasury', $$
  select treasurer.person, entry.id
  from tests.treasurer
  join public.products as product on product.school_id = treasurer.school
  join public.product_variants as variant on variant.product_id = product.id
  join public.stock_movements as entry on entry.variant_id = variant.id
$$),
('contract_notices', 'entry.id', 'who sent it; the treasury those about orders, administrators those about subscriptions', $$
  select active.person, notice.id from tests.active join public.contract_notices as notice on notice.user_id = active.person
  union
  select treasurer.person, notice.id
  from tests.treasurer
  join public.orders as bought on bought.school_id = treasurer.school
  join public.contract_notices as notice on notice.order_id = bought.id
  union
  select admin.person, notice.id from tests.admin cross join public.contract_notices as notice
  where notice.order_id is null
$$),
('subscriptions', 'entry.id', 'who has it, who pays it, administrators', $$
  select active.person, subscription.id
  from tests.active join public.subscriptions as subscription on active.person in (subscription.user_id, subscription.payer_id)
  union
  select admin.person, subscription.id from tests.admin cross join public.subscriptions as subscription
$$),
('my_subscription', 'entry.id', 'my own, the running one or else the last', $$
  select distinct on (active.person) active.person, subscription.id
  from tests.active join public.subscriptions as subscription on subscription.user_id = active.person
  order by active.person, subscription.status = 'active' desc, subscription.started_at desc
$$),
('invoices', 'entry.id', 'who pays, administrators', $$
  select active.person, invoice.id from tests.active join public.invoices as invoice on invoice.user_id = active.person
  union
  select admin.person, invoice.id from tests.admin cross join public.invoices as invoice
$$),
('plans', 'entry.id', 'what is offered to everybody, the rest to administrators', $$
  select tests.anybody(), plan.id from public.plans as plan where archived_at is null
  union
  select active.person, plan.id from tests.active cross join public.plans as plan where archived_at is null
  union
  select admin.person, plan.id from tests.admin cross join public.plans as plan
$$),
('shops', 'entry.school_id', 'open ones to everybody, closed ones to the treasury', $$
  select tests.anybody(), shop.school_id from public.shops as shop where is_open
  union
  select active.person, shop.school_id from tests.active cross join public.shops as shop where is_open
  union
  select person, school from tests.treasurer
$$),
('products', 'entry.id', 'published ones to everybody, the rest to the treasury', 'select person, product from tests.reads_product'),
('product_variants', 'entry.id', 'as the product', $$
  select reader.person, variant.id
  from tests.reads_product as reader join public.product_variants as variant on variant.product_id = reader.product
$$);

-- Rights

create view tests.reads_consent as
select guides.person, consent.id as consent
from tests.guides join public.consents as consent on consent.player_id = guides.player
union
select officer.person, consent.id
from tests.officer
join public.players as player on player.school_id = officer.school
join public.consents as consent on consent.player_id = player.id
where officer.duty = 'safeguarding';

create view tests.reads_concern as
select officer.person, concern.id as concern
from tests.officer join public.concerns as concern on concern.school_id = officer.school
where officer.duty = 'safeguarding' and not concern.is_for_platform
  and concern.about_user_id is distinct from officer.person
union
select admin.person, concern.id from tests.admin cross join public.concerns as concern
where concern.about_user_id is distinct from admin.person
  and (
    concern.is_for_platform
    or not exists (
      select from tests.officer
      where officer.school = concern.school_id and officer.duty = 'safeguarding'
        and officer.person is distinct from concern.about_user_id
    )
  );

insert into tests.rules (relation, key, rule, expected) values
('consent_texts', 'entry.purpose || entry.locale || entry.version', 'everybody', $$
  select person, text.purpose || text.locale || text.version
  from (select tests.anybody() as person union select person from tests.active) as reader
  cross join public.consent_texts as text
$$),
('consents', 'entry.id', 'the family, the coaches the child has now, owner and safeguarding officer', 'select person, consent from tests.reads_consent'),
('current_consents', 'entry.player_id || entry.purpose::text', 'as the consents', $$
  select reader.person, consent.player_id || consent.purpose::text
  from tests.reads_consent as reader join public.consents as consent on consent.id = reader.consent
$$),
('concerns', 'entry.id', 'who reported; the safeguarding officer it is not about; the platform when it was sent there or no officer is left; not the owner', $$
  select person, concern from tests.reads_concern
  union
  select active.person, concern.id from tests.active join public.concerns as concern on concern.reporter_id = active.person
$$),
('concern_notes', 'entry.id', 'who looks into the concern; who reported it, what is not internal', $$
  select reader.person, note.id from tests.reads_concern as reader join public.concern_notes as note on note.concern_id = reader.concern
  union
  select active.person, note.id
  from tests.active
  join public.concerns as concern on concern.reporter_id = active.person
  join public.concern_notes as note on note.concern_id = concern.id and note.kind <> 'internal'
$$),
('erasure_requests', 'entry.id', 'who asked; the owner those about players, administrators all', $$
  select active.person, request.id from tests.active join public.erasure_requests as request on request.requested_by = active.person
  union
  select owner.person, request.id
  from tests.owner
  join public.players as player on player.school_id = owner.school
  join public.erasure_requests as request on request.player_id = player.id
  union
  select admin.person, request.id from tests.admin cross join public.erasure_requests as request
$$),
('retention_proposals', 'entry.id', 'the owner of the school, administrators', $$
  select owner.person, proposal.id
  from tests.owner join public.retention_proposals as proposal on proposal.school_id = owner.school
  union
  select admin.person, proposal.id from tests.admin cross join public.retention_proposals as proposal
$$);

-- What everybody with a role reads, and nobody writes about people there.
insert into tests.rules (relation, key, rule, expected)
select
  relation, key, 'everybody with a role',
  format('select anyone.person, %s from (select distinct person from tests.held) as anyone cross join public.%I as entry', key, relation)
from (
  values
    ('age_groups', 'entry.code'), ('age_rules', 'entry.id'), ('stat_attributes', 'entry.key'),
    ('measured_tests', 'entry.key'),
    ('stat_anchors', 'entry.attribute_key || entry.locale || entry.level'), ('achievements', 'entry.id'),
    ('achievement_texts', 'entry.achievement_id || entry.locale')
) as platform (relation, key);

insert into tests.rules_elsewhere (relation, reason) values
('animation_shares', 'a handful of links, see the access matrix'),
('match_lifts', 'nobody reads it but functions, see pgtap 22_match_lifts'),
('match_lift_asks', 'nobody reads it but functions, see pgtap 22_match_lifts'),
('event_changes', 'nobody reads it but functions, see pgtap 32_event_changes'),
('event_change_receipts', 'nobody reads it but functions, see pgtap 32_event_changes'),
('match_votes', 'nobody reads it but functions, see pgtap 22_player_votes'),
('match_ballots', 'nobody reads it but functions, see pgtap 22_player_votes'),
('support_tickets', 'nobody reads it but functions, see pgtap 58_support'),
('support_messages', 'nobody reads it but functions, see pgtap 58_support'),
('polls', 'nobody reads it but functions, see the door of read_poll and pgtap 31_polls'),
('message_file_players', 'nobody reads it, see pgtap 32_message_files'),
('poll_options', 'nobody reads it but functions, see the door of read_poll and pgtap 31_polls'),
('poll_answers', 'nobody reads it but functions, see the door of read_poll and pgtap 31_polls'),
('exercise_shares', 'a handful of links, see the access matrix'),
('training_shares', 'a handful of links, see the access matrix'),
('animation_versions', 'a history of the own drawings, see the access matrix');
