/** Where the run goes and what comes at its end. */
import type { DefendingTask } from '../kit'

export const recoveryTasks: readonly DefendingTask[] = [
  {
    key: 'goal-side',
    harder: 0,
    name: ['get goal-side', 'auf die Torseite kommen', 'откъм вратата'],
    aim: [
      'Being between ball and goal comes before the tackle.',
      'Zwischen Ball und Tor zu sein kommt vor dem Zweikampf.',
      'Мястото между топката и вратата е преди двубоя.',
    ],
    rule: [
      'A defender who gets between ball and goal before the finish has a point, whatever happens afterwards. Tackles from behind are not allowed.',
      'Wer vor dem Abschluss zwischen Ball und Tor ist, hat einen Punkt, egal was danach passiert. Zweikämpfe von hinten sind verboten.',
      'Който е между топката и вратата преди завършека, има точка, каквото и да стане после. Без влизане отзад.',
    ],
    points: [
      [
        'First five steps flat out, head up from the sixth.',
        'Die ersten fünf Schritte volle Kraft, ab dem sechsten Kopf hoch.',
        'Първите пет крачки с пълна сила, от шестата глава нагоре.',
      ],
    ],
    more: [
      [
        'Two points if the attacker has to turn back.',
        'Zwei Punkte, wenn der Angreifer umdrehen muss.',
        'Две точки, ако нападателят се обърне назад.',
      ],
    ],
    easier: [
      'The attack may not start before the coach’s second clap.',
      'Der Angriff startet erst beim zweiten Klatschen des Trainers.',
      'Атаката тръгва едва при второто пляскане на треньора.',
    ],
    scoring: [
      'Goal-side in time: one point; ball won: one more; goal: one for green.',
      'Rechtzeitig torseitig: ein Punkt; Ballgewinn: einer mehr; Tor: einer für Grün.',
      'Навреме откъм вратата: точка; отнемане: още една; гол: една за зелените.',
    ],
    question: [
      'Which way was shorter: to the ball or to the goal?',
      'Welcher Weg war kürzer: zum Ball oder zum Tor?',
      'Кой път беше по-къс: към топката или към вратата?',
    ],
    fault: [
      'Tackling from behind and fouling.',
      'Von hinten auf den Ball und ein Foul.',
      'Влизане отзад и нарушение.',
    ],
  },
  {
    key: 'block',
    harder: 1,
    from: 9,
    name: ['block the shot', 'Schuss blocken', 'блокирай удара'],
    aim: [
      'If there is no time left: close the way of the shot.',
      'Bleibt keine Zeit, wird der Schussweg geschlossen.',
      'Няма ли време, затваря се пътят на удара.',
    ],
    rule: [
      'Green has to shoot within six seconds. A shot blocked with foot or body counts two for amber; hands stay behind the back when blocking.',
      'Grün muss binnen sechs Sekunden schießen. Ein mit Fuß oder Körper geblockter Schuss zählt zwei für Gelb; die Hände bleiben dabei hinter dem Rücken.',
      'Зелените стрелят до шест секунди. Удар, блокиран с крак или тяло, е две точки за жълтите; ръцете са зад гърба.',
    ],
    points: [
      [
        'Last step long and low, near the ball, not near the goal.',
        'Letzter Schritt lang und tief, nah am Ball, nicht nah am Tor.',
        'Последната крачка е дълга и ниска, близо до топката, не до вратата.',
      ],
    ],
    more: [
      [
        'Green may fake the shot: stay on your feet.',
        'Grün darf den Schuss antäuschen: Bleib auf den Beinen.',
        'Зелените може да лъжат с удар: остани на крака.',
      ],
    ],
    easier: [
      'Green has to shoot with the weaker foot.',
      'Grün schießt mit dem schwächeren Fuß.',
      'Зелените стрелят с по-слабия крак.',
    ],
    scoring: [
      'Block: two points; ball won before: two; goal: one for green.',
      'Block: zwei Punkte; Ballgewinn davor: zwei; Tor: einer für Grün.',
      'Блок: две точки; отнемане преди удара: две; гол: една за зелените.',
    ],
    question: [
      'How do you see that the shot is coming now?',
      'Woran siehst du, dass jetzt geschossen wird?',
      'По какво виждаш, че идва удар?',
    ],
    fault: ['Turning away from the shot.', 'Beim Schuss wegdrehen.', 'Извръщане при удара.'],
  },
  {
    key: 'sort',
    harder: 1,
    name: ['sort yourselves on the run', 'im Lauf ordnen', 'подреждане в движение'],
    aim: [
      'Agree during the sprint who takes ball, middle and far post.',
      'Schon im Sprint klären, wer Ball, Mitte und langen Pfosten nimmt.',
      'Още в спринта се решава кой поема топката, центъра и далечната греда.',
    ],
    rule: [
      'Every defender calls a job while running: "ball", "middle" or "far". No job may be called twice; a free attacker who shoots first-time scores double.',
      'Jeder Verteidiger ruft im Laufen seine Aufgabe: „Ball“, „Mitte“ oder „weit“. Keine Aufgabe zweimal; ein freier Angreifer trifft direkt doppelt.',
      'Всеки защитник вика задачата си в движение: „топка“, „център“ или „далече“. Никоя два пъти; свободен нападател с удар от първо вкарва двойно.',
    ],
    points: [
      [
        'The nearest takes the ball, the others count attackers, not the ball.',
        'Der Nächste nimmt den Ball, die anderen zählen Angreifer, nicht den Ball.',
        'Най-близкият поема топката, другите броят нападателите.',
      ],
    ],
    more: [
      [
        'Attackers may swap lanes at full speed.',
        'Angreifer dürfen im vollen Lauf die Bahnen tauschen.',
        'Нападателите може да сменят коридорите.',
      ],
    ],
    easier: [
      'The coach says who takes the ball.',
      'Der Trainer sagt, wer den Ball nimmt.',
      'Треньорът казва кой поема топката.',
    ],
    scoring: [
      'No shot within ten seconds: one point; ball won: two; goal: one for green.',
      'Zehn Sekunden ohne Schuss: ein Punkt; Ballgewinn: zwei; Tor: einer für Grün.',
      'Десет секунди без удар: точка; отнемане: две; гол: една за зелените.',
    ],
    question: [
      'Whom did nobody take, and why?',
      'Wen hat keiner genommen, und warum?',
      'Кого не пое никой и защо?',
    ],
    fault: [
      'All run to the ball because it is the nearest.',
      'Alle laufen zum Ball, weil er am nächsten ist.',
      'Всички тичат към топката, защото е най-близо.',
    ],
  },
  {
    key: 'double-sprint',
    harder: 2,
    from: 12,
    name: ['attack first, then chase', 'erst Angriff, dann Jagd', 'първо атака, после гонене'],
    aim: [
      'Change from attack to defence while breathing hard.',
      'Mit hohem Puls von Angriff auf Abwehr umschalten.',
      'Преход от атака към защита при висок пулс.',
    ],
    rule: [
      'Amber first shoots at the left end from 12 m, then chases the green attack, which starts with that shot.',
      'Gelb schießt zuerst aus 12 m auf die linke Seite und jagt dann den grünen Angriff, der mit diesem Schuss startet.',
      'Жълтите първо стрелят от 12 м към левия край, после гонят атаката на зелените, която тръгва с удара.',
    ],
    points: [
      [
        'Shot away: turn over the inside shoulder, first look for the runner.',
        'Schuss weg: über die innere Schulter drehen, zuerst den Läufer suchen.',
        'След удара: обърни се през вътрешното рамо и намери бягащия.',
      ],
    ],
    more: [
      [
        'A missed shot gives green two seconds more start.',
        'Ein Fehlschuss gibt Grün zwei Sekunden Vorsprung.',
        'Неточен удар дава на зелените две секунди преднина.',
      ],
    ],
    easier: [
      'A pass into the goal instead of a shot.',
      'Ein Pass ins Tor statt eines Schusses.',
      'Пас във вратата вместо удар.',
    ],
    scoring: [
      'Own goal scored: one; attack stopped: two; goal: two for green.',
      'Eigenes Tor: eins; Angriff gestoppt: zwei; Gegentor: zwei für Grün.',
      'Вкаран гол: една; спряна атака: две; гол на зелените: две за тях.',
    ],
    question: [
      'How long did it take until you thought as a defender?',
      'Wie lange hat es gedauert, bis du als Verteidiger gedacht hast?',
      'Колко време мина, докато мислеше като защитник?',
    ],
    fault: [
      'Watching your own shot.',
      'Dem eigenen Schuss nachschauen.',
      'Гледане след собствения удар.',
    ],
  },
]
