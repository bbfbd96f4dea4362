-- Days on which the support does not answer: the holidays of all German states. Administrators keep the list.

insert into public.platform_holidays (day, name)
values
  ('2026-12-25', '1. Weihnachtstag'), ('2026-12-26', '2. Weihnachtstag'),
  ('2027-01-01', 'Neujahr'), ('2027-03-26', 'Karfreitag'), ('2027-03-29', 'Ostermontag'),
  ('2027-05-01', 'Tag der Arbeit'), ('2027-05-06', 'Christi Himmelfahrt'), ('2027-05-17', 'Pfingstmontag'),
  ('2027-10-03', 'Tag der Deutschen Einheit'), ('2027-12-25', '1. Weihnachtstag'), ('2027-12-26', '2. Weihnachtstag'),
  ('2028-01-01', 'Neujahr'), ('2028-04-14', 'Karfreitag'), ('2028-04-17', 'Ostermontag'),
  ('2028-05-01', 'Tag der Arbeit'), ('2028-05-25', 'Christi Himmelfahrt'), ('2028-06-05', 'Pfingstmontag'),
  ('2028-10-03', 'Tag der Deutschen Einheit'), ('2028-12-25', '1. Weihnachtstag'), ('2028-12-26', '2. Weihnachtstag')
on conflict do nothing;
