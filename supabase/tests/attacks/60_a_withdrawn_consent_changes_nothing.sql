-- A family withdraws a consent, and photos, health and messages to the child go on as before.
begin;
select plan(36);

select tests.act_as_database();
update auth.users set email_confirmed_at = now() where true;
update public.players set photo_path = id || '/face.jpg' where id = tests.id('child');
insert into storage.objects (bucket_id, name) values ('player-photos', tests.id('child') || '/face.jpg');
insert into public.push_devices (user_id, address) values (tests.id('player'), 'a-phone-of-a-child-0123456789');

-- Photos ------------------------------------------------------------------------------------
select tests.act_as('coach');
select isnt_empty(
  $$select from storage.objects where bucket_id = 'player-photos'$$, 'with consent a coach sees the photo'
);
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, 'a guardian withdraws it');
select is(
  (select photo_path from public.players where id = tests.id('child')), null, 'the photo is gone from the record'
);
select tests.act_as('coach');
select is_empty($$select from storage.objects where bucket_id = 'player-photos'$$, 'and the file is closed to the coach');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('child') || '/new.jpg')$$,
  '42501', null, 'who uploads no new one'
);
select throws_ok(
  $$update public.players set photo_path = id || '/face.jpg' where id = tests.id('child')$$,
  'P0001', 'consent_missing', 'nor brings the old one back'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.players set photo_path = id || '/face.jpg' where id = tests.id('child')$$,
  'P0001', 'consent_missing', 'nor does an owner'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('child') || '/new.jpg')$$,
  '42501', null, 'by upload either'
);
select throws_ok(
  $$insert into public.players (school_id, first_name, last_name, date_of_birth, photo_path)
    values (tests.id('home'), 'New', 'Child', '2015-01-01', 'x/face.jpg')$$,
  'P0001', 'consent_missing', 'a child nobody has asked about gets no photo'
);
select tests.act_as('parent');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('child') || '/new.jpg')$$,
  '42501', null, 'the guardian agrees first'
);
select tests.act_as_database();
select results_eq(
  $$select user_id, payload ->> 'purpose' from public.notifications
    where kind = 'consent_withdrawn' and user_id in (tests.id('coach'), tests.id('owner'), tests.id('other_coach'))$$,
  $$values (tests.id('coach'), 'photo_video')$$, 'the coaches of the player are told, and nobody else of the staff'
);
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, 'saying no again');
select tests.act_as_database();
select is(
  (select count(*) from public.notifications where kind = 'consent_withdrawn' and user_id = tests.id('coach')),
  1::bigint, 'tells nobody twice'
);
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, 'agreeing again');
select lives_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'player-photos/' || tests.id('child') || '/new.jpg')$$,
  'allows a new photo'
);

-- Health ------------------------------------------------------------------------------------
select tests.act_as('coach');
select is(
  public.player_health(tests.id('child')) -> 'is_withheld', 'false', 'with consent a coach opens health'
);
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'health_data', false)$$, 'a guardian withdraws it');
select tests.act_as('coach');
select is(
  public.player_health(tests.id('child')) #- '{emergency_contacts}',
  '{"is_withheld": true, "measurements": [], "injuries": [], "medical_note": null}',
  'from then on a coach reads nothing of it'
);
select isnt(
  public.player_health(tests.id('child')) -> 'emergency_contacts', null, 'whom to call in an emergency stays'
);
select throws_ok(
  $$select public.record_measurement(tests.id('child'), 150)$$, 'P0001', 'consent_missing', 'writes no measurement'
);
select throws_ok(
  $$select public.report_injury(tests.id('child'), 'knee')$$, 'P0001', 'consent_missing', 'and no injury'
);
select tests.act_as('parent');
select throws_ok(
  $$update public.medical_notes set advice = 'More' where player_id = tests.id('child')$$,
  'P0001', 'consent_missing', 'a guardian agrees before writing more'
);
select isnt_empty($$select from public.medical_notes$$, 'but reads what is there');
select tests.act_as_database();
select is(private.delete_withdrawn_health(), 0, 'for 30 days it can be given back');
alter table public.consents disable trigger consents_append_only;
update public.consents set given_at = now() - interval '31 days' where purpose = 'health_data' and not is_given;
alter table public.consents enable trigger consents_append_only;
select isnt(private.delete_withdrawn_health(), 0, 'after that it is deleted');
select is_empty(
  $$select player_id from public.medical_notes where player_id = tests.id('child')
    union all select player_id from public.injuries where player_id = tests.id('child')
    union all select player_id from public.body_measurements where player_id = tests.id('child')$$,
  'all of it'
);
select isnt_empty(
  $$select from public.medical_notes where player_id <> tests.id('child')
    union all select from public.body_measurements where player_id <> tests.id('child')$$,
  'and of nobody else'
);

-- Messages to the child's own phone ----------------------------------------------------------
select is(private.may_push_to(tests.id('player')), false, 'never asked, a child''s phone is not told');
select is(private.may_push_to(tests.id('parent')), true, 'a guardian''s is');
select private.notify(array[tests.id('player')], 'training', 'training_moved', '{}');
select is_empty(
  $$select from public.push_outbox as push join public.notifications as told on told.id = push.notification_id
    where told.user_id = tests.id('player')$$,
  'nothing is queued for it'
);
select tests.act_as('player');
select throws_ok(
  $$select public.register_push_device('another-phone-of-a-child-01')$$, 'P0001', 'consent_missing',
  'nor does it keep another phone'
);
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'push_to_child', true)$$, 'a guardian allows it');
select tests.act_as('player');
select lives_ok($$select public.register_push_device('another-phone-of-a-child-01')$$, 'and the child switches it on');
select tests.act_as_database();
select private.notify(array[tests.id('player')], 'training', 'training_moved', '{}');
select isnt_empty(
  $$select from public.push_outbox as push join public.notifications as told on told.id = push.notification_id
    where told.user_id = tests.id('player')$$,
  'then it is told'
);
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'push_to_child', false)$$, 'and takes it back');
select tests.act_as_service();
select is_empty(
  $$select * from public.claim_push(100) where devices::text like '%a-phone-of-a-child%'$$,
  'which stops what was waiting already'
);

select * from finish();
rollback;
