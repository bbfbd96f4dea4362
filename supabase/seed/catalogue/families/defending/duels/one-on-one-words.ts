/** What the defender must achieve in the duel. */
import type { DefendingTask } from '../kit'

export const oneOnOneTasks: readonly DefendingTask[] = [
  {
    key: 'front',
    harder: 0,
    name: ['close down and brake', 'heran und bremsen', 'приближи и спри'],
    aim: [
      'The run out ends in small steps, not in a tackle.',
      'Das Herauslaufen endet in kleinen Schritten, nicht in einer Grätsche.',
      'Излизането завършва със ситни стъпки, не с шпагат.',
    ],
    rule: [
      'The defender gets a point already when the attacker has to stop or turn back; a goal counts one for the attacker.',
      'Der Verteidiger bekommt schon einen Punkt, wenn der Angreifer anhalten oder umdrehen muss; ein Tor zählt eins für den Angreifer.',
      'Защитникът печели точка още когато нападателят спре или се обърне назад; гол е точка за нападателя.',
    ],
    points: [
      [
        'Go while the ball is rolling; when it is under control, slow down.',
        'Lauf, solange der Ball rollt; ist er unter Kontrolle, bremse.',
        'Тичай, докато топката се търкаля; щом е овладяна, намали.',
      ],
      [
        'Arm’s length: near enough to touch, far enough to react.',
        'Armlänge: nah genug zum Berühren, weit genug zum Reagieren.',
        'На ръка разстояние: близо за допир, далеч за реакция.',
      ],
    ],
    more: [
      [
        'Two points when the ball is won inside the first three seconds.',
        'Zwei Punkte für den Ballgewinn in den ersten drei Sekunden.',
        'Две точки за отнемане в първите три секунди.',
      ],
    ],
    easier: [
      'The attacker starts one metre behind the line.',
      'Der Angreifer startet einen Meter hinter der Linie.',
      'Нападателят тръгва един метър зад линията.',
    ],
    scoring: [
      'Stop or turn back: one point. Ball won: two. Goal: one for the attacker.',
      'Anhalten oder Umdrehen: ein Punkt. Ballgewinn: zwei. Tor: einer für den Angreifer.',
      'Спиране или обръщане: точка. Отнемане: две. Гол: точка за нападателя.',
    ],
    question: [
      'Where were you when the attacker looked up?',
      'Wo warst du, als der Angreifer aufschaute?',
      'Къде беше, когато нападателят вдигна поглед?',
    ],
    fault: [
      'Running on at full speed until the ball is past you.',
      'Weiterlaufen mit vollem Tempo, bis der Ball vorbei ist.',
      'Тичане с пълна скорост, докато топката мине покрай теб.',
    ],
  },
  {
    key: 'outside',
    harder: 1,
    from: 8,
    name: ['show them outside', 'nach außen lenken', 'насочи навън'],
    aim: [
      'The approach decides which way the attacker may go.',
      'Der Anlaufweg entscheidet, wohin der Angreifer darf.',
      'Пътят на приближаване решава накъде може нападателят.',
    ],
    rule: [
      'The coach calls a side before the duel. A goal from the middle third of the width counts three, from the called side only one.',
      'Der Trainer nennt vor dem Duell eine Seite. Ein Tor aus dem mittleren Drittel der Breite zählt drei, von der genannten Seite nur eins.',
      'Треньорът казва страна преди двубоя. Гол от средната третина на ширината носи три, от казаната страна само една.',
    ],
    points: [
      [
        'Run a curve: close the middle first, then come closer.',
        'Lauf einen Bogen: erst die Mitte schließen, dann näher kommen.',
        'Тичай в дъга: първо затвори центъра, после се приближи.',
      ],
      [
        'Inside foot forward, hips to the line you offer.',
        'Inneres Bein vorn, Hüfte zu der Linie, die du anbietest.',
        'Вътрешният крак напред, тазът към линията, която предлагаш.',
      ],
    ],
    more: [
      [
        'The defender chooses the side and keeps it secret.',
        'Der Verteidiger wählt die Seite und verrät sie nicht.',
        'Защитникът избира страната и не я издава.',
      ],
    ],
    easier: [
      'Two markers on the field show the middle third.',
      'Zwei Markierungen im Feld zeigen das mittlere Drittel.',
      'Два маркера в полето показват средната третина.',
    ],
    scoring: [
      'Attacker led to the called side: one point; ball won there: two.',
      'Auf die genannte Seite gelenkt: ein Punkt; dort gewonnen: zwei.',
      'Насочен към казаната страна: точка; отнемане там: две.',
    ],
    question: [
      'What told the attacker to go that way?',
      'Was hat dem Angreifer gezeigt, dass es dort langgeht?',
      'Какво подсказа на нападателя да мине оттам?',
    ],
    fault: [
      'Standing square: then both ways are open.',
      'Frontal stehen: Dann sind beide Wege offen.',
      'Заставане с лице: тогава и двата пътя са отворени.',
    ],
  },
  {
    key: 'counter',
    harder: 1,
    name: ['win it and go', 'gewinnen und kontern', 'отнеми и контрирай'],
    aim: [
      'The duel is not over with the tackle: the next touch is an attack.',
      'Mit dem Ballgewinn ist nicht Schluss: Der nächste Kontakt ist Angriff.',
      'Двубоят не свършва с отнемането: следващото докосване е атака.',
    ],
    rule: [
      'After winning the ball the defender attacks the other end at once; the attacker defends. A goal after winning it counts double.',
      'Nach dem Gewinn greift der Verteidiger sofort die andere Seite an, der Angreifer verteidigt. Ein Tor nach Ballgewinn zählt doppelt.',
      'След отнемане защитникът веднага атакува другия край, нападателят се защитава. Голът след отнемане е двоен.',
    ],
    points: [
      [
        'Put your body between attacker and ball, then take the first step past.',
        'Schieb den Körper zwischen Gegner und Ball, dann der erste Schritt vorbei.',
        'Сложи тялото между противника и топката, после първата крачка покрай него.',
      ],
      [
        'Poke it forward, not away: tackle in the direction you want to run.',
        'Spitzel den Ball nach vorn, nicht weg: in deine Laufrichtung.',
        'Избий я напред, не настрани: в посоката, в която ще тичаш.',
      ],
    ],
    more: [
      [
        'Four seconds to score after the ball is won.',
        'Vier Sekunden bis zum Abschluss nach dem Gewinn.',
        'Четири секунди до завършека след отнемане.',
      ],
    ],
    easier: [
      'After losing it the attacker counts "one, two" before chasing.',
      'Nach dem Verlust zählt der Angreifer „eins, zwei“, bevor er nachsetzt.',
      'След загуба нападателят брои „едно, две“, преди да гони.',
    ],
    scoring: [
      'Goal one point, counter goal two.',
      'Tor ein Punkt, Kontertor zwei.',
      'Гол – точка, гол от контра – две.',
    ],
    question: [
      'How can the tackle already be your first touch?',
      'Wie wird der Ballgewinn schon dein erster Kontakt?',
      'Как отнемането става твое първо докосване?',
    ],
    fault: [
      'Winning the ball and standing still to be pleased.',
      'Den Ball gewinnen und vor Freude stehen bleiben.',
      'Отнемане и спиране от радост.',
    ],
  },
  {
    key: 'patience',
    harder: 2,
    from: 9,
    name: ['hold out six seconds', 'sechs Sekunden Geduld', 'издръж шест секунди'],
    aim: [
      'Buy time until the attacker makes the mistake.',
      'Zeit gewinnen, bis der Angreifer den Fehler macht.',
      'Печелене на време, докато нападателят сгреши.',
    ],
    rule: [
      'The others count aloud. After six seconds without a shot the defender has won; a sliding tackle gives the attacker a point.',
      'Die anderen zählen laut. Nach sechs Sekunden ohne Schuss hat der Verteidiger gewonnen; eine Grätsche gibt dem Angreifer einen Punkt.',
      'Другите броят на глас. След шест секунди без удар печели защитникът; шпагатът дава точка на нападателя.',
    ],
    points: [
      [
        'Give ground step by step, but never give the middle.',
        'Gib Schritt für Schritt Raum, aber nie die Mitte.',
        'Отстъпвай крачка по крачка, но никога центъра.',
      ],
      [
        'Feint the tackle: let them protect the ball instead of running.',
        'Täusche den Angriff an: Er soll den Ball schützen statt laufen.',
        'Лъжливо нападни: нека пази топката, вместо да тича.',
      ],
      [
        'Go in when the ball is away from the foot.',
        'Geh hinein, wenn der Ball weg vom Fuß ist.',
        'Влез, когато топката е далеч от крака.',
      ],
    ],
    more: [
      ['Eight seconds instead of six.', 'Acht statt sechs Sekunden.', 'Осем вместо шест секунди.'],
    ],
    easier: ['Four seconds are enough.', 'Vier Sekunden genügen.', 'Стигат четири секунди.'],
    scoring: [
      'Six seconds survived: one point; clean win of the ball: two; goal: two for the attacker.',
      'Sechs Sekunden überstanden: ein Punkt; sauberer Ballgewinn: zwei; Tor: zwei für den Angreifer.',
      'Издържани шест секунди: точка; чисто отнемане: две; гол: две за нападателя.',
    ],
    question: [
      'Who has more time in this duel, and why?',
      'Für wen läuft in diesem Duell die Zeit, und warum?',
      'За кого работи времето в този двубой и защо?',
    ],
    fault: [
      'Attacking the ball out of impatience in the second second.',
      'Aus Ungeduld schon in der zweiten Sekunde auf den Ball gehen.',
      'Нетърпеливо влизане още на втората секунда.',
    ],
  },
]
