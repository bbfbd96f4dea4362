/** Balls from the side: claiming alone and in a crowd, near post and cut-back. */
import type { TaskWords } from '../kit'

export const claimWords: TaskWords = {
  en: {
    name: 'Claim the high cross',
    aim: 'Read the flight, start late and catch in front of the head at the highest point.',
    setup:
      '{l} × {w} m with a {goal}. A server with six balls on each wing, level with the middle of the field; one keeper in the goal, the second keeper stands in for an opponent at the far post.',
    steps: [
      'The left server throws or crosses high into the space in front of goal.',
      'The keeper waits until the flight is clear, calls “keeper” and goes.',
      'Take-off from one leg, catch, then roll the ball back to the server.',
      'Now the right server. After ten balls the two keepers swap.',
    ],
    points: [
      'Open stance towards the field, a little behind the middle of the goal.',
      'Better late and fast than early and waiting under the ball.',
      'Knee on the opponents’ side goes up as protection.',
      'Arms long, thumbs behind the ball, eyes through the gap.',
    ],
    scoring: 'Caught above the head: two points. Caught at the chest: one.',
    question: 'When did you know where the ball would come down?',
    fault: 'Drifting under the ball while it is still in the air.',
    harder: [
      'The stand-in may walk across the keeper’s path.',
      'Servers mix inswingers and outswingers.',
    ],
    easier: ['Servers throw underarm from ten metres.'],
  },
  de: {
    name: 'Hohe Flanke herunterholen',
    aim: 'Die Flugbahn lesen, spät starten und am höchsten Punkt vor dem Kopf fangen.',
    setup:
      '{l} × {w} m, ein {goal}. Auf jeder Seite ein Flankengeber mit sechs Bällen, auf Höhe der Feldmitte; ein Torwart im Tor, der zweite spielt am langen Pfosten den Gegner.',
    steps: [
      'Der linke Flankengeber wirft oder flankt hoch in den Raum vor dem Tor.',
      'Der Torwart wartet, bis die Bahn klar ist, ruft „Torwart“ und geht.',
      'Einbeiniger Absprung, fangen, den Ball zum Flankengeber zurückrollen.',
      'Dann kommt die rechte Seite. Nach zehn Bällen tauschen die Torhüter.',
    ],
    points: [
      'Offene Stellung zum Feld, etwas hinter der Tormitte.',
      'Lieber spät und schnell als früh und unter dem Ball warten.',
      'Das Knie auf der Gegnerseite geht zum Schutz hoch.',
      'Arme lang, Daumen hinter den Ball, durch die Lücke schauen.',
    ],
    scoring: 'Über dem Kopf gefangen: zwei Punkte. Vor der Brust: einer.',
    question: 'Wann wusstest du, wo der Ball herunterkommt?',
    fault: 'Schon unter den Ball laufen, während er noch steigt.',
    harder: [
      'Der Gegner darf den Laufweg kreuzen.',
      'Flanken zum Tor hin und vom Tor weg im Wechsel.',
    ],
    easier: ['Aus zehn Metern von unten zuwerfen.'],
  },
  bg: {
    name: 'Хващане на високо центриране',
    aim: 'Четеш полета, тръгваш късно и хващаш в най-високата точка пред главата.',
    setup:
      '{l} × {w} м с {goal}. От всяка страна, на височината на средата на полето, има центриращ с шест топки; единият вратар е на вратата, вторият замества противник при далечната греда.',
    steps: [
      'Левият центриращ хвърля или центрира високо пред вратата.',
      'Вратарят изчаква полетът да се изясни, вика „вратар“ и тръгва.',
      'Отскок от един крак, хващане, топката се търкаля обратно.',
      'После е ред на дясната страна. След десет топки вратарите се сменят.',
    ],
    points: [
      'Отворена стойка към полето, малко зад средата на вратата.',
      'По-добре късно и бързо, отколкото рано и чакане под топката.',
      'Коляното откъм противника е вдигнато за защита.',
      'Дълги ръце, палци зад топката, поглед през процепа.',
    ],
    scoring: 'Хваната над главата: две точки. До гърдите: една.',
    question: 'Кога разбра къде ще падне топката?',
    fault: 'Тичане под топката, докато тя още се издига.',
    harder: ['Противникът може да пресича пътя ти.', 'Редуват се центрирания към вратата и навън.'],
    easier: ['Хвърляне отдолу от десет метра.'],
  },
}

export const crowdWords: TaskWords = {
  en: {
    name: 'Claim in a crowd',
    aim: 'Find the way through moving bodies and tell the defenders early what will happen.',
    setup:
      '{l} × {w} m, {goal}, a keeper. Two defenders and two attackers in front of goal, a crosser with the balls on each wing. Attackers may move and stand in the way, but not jump or use their arms.',
    steps: [
      'The attackers change places twice before the ball is crossed.',
      'Keeper shouts “keeper” or “away” before the ball is halfway.',
      '“Keeper”: defenders block the runs. “Away”: a defender clears with the foot.',
      'A loose ball is played for four seconds; then the other wing crosses.',
    ],
    points: [
      'Look over the shoulder at the far post before the cross.',
      'Attack a gap, not the crowd; the straight line is rarely free.',
      'Catch with a bent arm ready to pull the ball in.',
      'Land on both feet and keep turning away from pressure.',
    ],
    scoring: 'Clean catch: three points. Right call and cleared: two. No call: minus one.',
    question: 'What did your defenders do when they heard you?',
    fault: 'Calling twice and staying at home.',
    harder: ['A third attacker stands in front of the keeper.'],
    easier: ['Attackers must stand still once the crosser lifts the head.'],
  },
  de: {
    name: 'Flanke im Getümmel',
    aim: 'Den Weg durch Gegner und Mitspieler finden und der Abwehr früh sagen, was gilt.',
    setup:
      '{l} × {w} m, ein {goal}, ein Torwart. Zwei Verteidiger und zwei Angreifer vor dem Tor, auf jeder Seite ein Flankengeber mit Bällen. Angreifer dürfen laufen und im Weg stehen, aber nicht springen oder die Arme nutzen.',
    steps: [
      'Die Angreifer tauschen vor der Flanke zweimal die Plätze.',
      '„Torwart“ oder „Weg“ kommt, bevor der Ball den halben Weg hat.',
      'Bei „Torwart“ stellen die Verteidiger zu, bei „Weg“ klärt einer mit dem Fuß.',
      'Ein freier Ball gilt vier Sekunden; dann flankt die andere Seite.',
    ],
    points: [
      'Vor der Flanke Schulterblick zum langen Pfosten.',
      'Eine Lücke angreifen, nicht den Pulk; gerade ist es selten frei.',
      'Mit gebeugtem Arm bereit sein, den Ball herunterzuziehen.',
      'Auf beiden Füßen landen und vom Druck wegdrehen.',
    ],
    scoring: 'Sauber gefangen: drei Punkte. Richtiger Ruf, geklärt: zwei. Kein Ruf: minus eins.',
    question: 'Was haben deine Verteidiger getan, als sie dich hörten?',
    fault: 'Zweimal rufen und doch auf der Linie bleiben.',
    harder: ['Ein dritter Angreifer stellt sich direkt vor den Torwart.'],
    easier: ['Hebt der Flankengeber den Kopf, bleiben die Angreifer stehen.'],
  },
  bg: {
    name: 'Центриране в навалица',
    aim: 'Намираш път между движещи се играчи и рано казваш на защитата какво следва.',
    setup:
      '{l} × {w} м, {goal} и вратар. Двама защитници и двама нападатели са пред вратата, на всяко крило има центриращ с топки. Нападателите се движат и пречат, но не скачат и не ползват ръце.',
    steps: [
      'Преди центрирането нападателите два пъти си сменят местата.',
      '„Вратар“ или „чисти“ се чува, преди топката да мине половината път.',
      'При „вратар“ защитниците пазят пътя, при „чисти“ един избива с крак.',
      'Свободна топка се играе четири секунди; после центрира другото крило.',
    ],
    points: [
      'Преди центрирането погледни през рамо далечната греда.',
      'Нападни процеп, не тълпата; правият път рядко е свободен.',
      'Свита ръка, готова да прибере топката.',
      'Кацни на два крака и се извърти от натиска.',
    ],
    scoring: 'Чисто хващане: три точки. Верен вик и изчистване: две. Без вик: минус една.',
    question: 'Какво направиха защитниците ти, щом те чуха?',
    fault: 'Два вика и оставане на линията.',
    harder: ['Трети нападател застава точно пред вратаря.'],
    easier: ['Щом центриращият вдигне глава, нападателите спират.'],
  },
}

export const cutbackWords: TaskWords = {
  en: {
    name: 'Near post and cut-back',
    aim: 'Guard the near post, cut out the low cross and recover when the ball goes behind you.',
    setup:
      '{l} × {w} m with a {goal} and a keeper. A winger with the ball near the end line, a striker at the near post, one in the middle, one defender between them.',
    steps: [
      'The winger dribbles along the end line towards goal.',
      'The keeper holds the near post and turns the body open to the field.',
      'The winger chooses: shoot, low across the goal, or cut back.',
      'Across the goal belongs to the keeper, the cut-back to the defender.',
      'After a cut-back the keeper steps into the middle for the shot; change wings.',
    ],
    points: [
      'Near foot beside the post, hands low: no ball between you and the post.',
      'Step forwards to cut the cross out, do not fall backwards.',
      'On the cut-back: feet first, move with the ball, then set.',
      'Point the defender to the player you cannot reach.',
    ],
    scoring:
      'Cross cut out: two points. Shot saved after a cut-back: two. Near-post goal: minus two.',
    question: 'Which ball can you leave to your defender?',
    fault: 'Leaving the post early to guess the cross.',
    harder: ['The winger comes from the right or the left by the coach’s sign.'],
    easier: ['The winger names the choice one touch before.'],
  },
  de: {
    name: 'Kurzer Pfosten und Rückpass in die Box',
    aim: 'Den kurzen Pfosten decken, flache Hereingaben abfangen und nach dem Rückpass neu stehen.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Ein Außenspieler mit Ball nahe der Grundlinie, ein Stürmer am kurzen Pfosten, einer in der Mitte, ein Verteidiger dazwischen.',
    steps: [
      'Der Außenspieler dribbelt an der Grundlinie entlang zum Tor.',
      'Der Torwart hält den kurzen Pfosten, der Körper ist zum Feld offen.',
      'Der Außenspieler wählt: Schuss, flach vors Tor oder zurückgelegt.',
      'Vors Tor gehört dem Torwart, das Zurückgelegte dem Verteidiger.',
      'Kommt der Rückpass, schiebt der Torwart zur Mitte; dann Seitenwechsel.',
    ],
    points: [
      'Naher Fuß am Pfosten, Hände tief: kein Ball dazwischen durch.',
      'Zum Abfangen nach vorn gehen, nicht nach hinten kippen.',
      'Beim Rückpass: erst die Füße, mit dem Ball mit, dann stehen.',
      'Zeig dem Verteidiger den Spieler, den du nicht erreichst.',
    ],
    scoring:
      'Abgefangen: zwei Punkte. Nach Rückpass gehalten: zwei. Tor ins kurze Eck: minus zwei.',
    question: 'Welchen Ball kannst du dem Verteidiger überlassen?',
    fault: 'Zu früh vom Pfosten weg, um die Hereingabe zu erraten.',
    harder: ['Der Trainer zeigt, von welcher Seite der Außenspieler kommt.'],
    easier: ['Der Außenspieler sagt seine Wahl einen Kontakt vorher an.'],
  },
  bg: {
    name: 'Близка греда и връщане назад',
    aim: 'Пазиш близката греда, прекъсваш ниското подаване и се връщаш, ако топката мине назад.',
    setup:
      '{l} × {w} м с {goal} и вратар. Крило с топка е до крайната линия, нападател е при близката греда, един в средата, един защитник между тях.',
    steps: [
      'Крилото води топката по крайната линия към вратата.',
      'Вратарят държи близката греда, тялото е отворено към полето.',
      'Крилото избира: удар, ниско пред вратата или назад.',
      'Пред вратата е на вратаря, назад е на защитника.',
      'При връщане вратарят отива към средата за удара; после се сменя крилото.',
    ],
    points: [
      'Близкият крак е до гредата, ръцете са ниско: нищо не минава там.',
      'Прекъсвай с крачка напред, не с падане назад.',
      'При връщане: първо краката, движи се с топката, после спри.',
      'Покажи на защитника този, до когото не стигаш.',
    ],
    scoring: 'Прекъснато: две точки. Спасен удар след връщане: две. Гол в близкия ъгъл: минус две.',
    question: 'Коя топка можеш да оставиш на защитника?',
    fault: 'Ранно напускане на гредата, за да познаеш подаването.',
    harder: ['Треньорът показва от коя страна идва крилото.'],
    easier: ['Крилото казва избора си едно докосване по-рано.'],
  },
}
