/** Cool-downs for youths and adults: mobility on the ground, and players who lead. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const ballAsRoller: Exercise = {
  key: 'ball-as-roller',
  sizes: createSizes(
    [13, 99],
    2,
    [
      [16, 12, 6, 6, 70, 20],
      [22, 18, 14, 6, 70, 20],
    ],
    { fewer: 2, more: 6 },
  ),
  intensity: 'low',
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const columns = (size.count ?? 6) / 2
    const people: string[] = []
    for (const y of [0.28, 0.72]) {
      for (let index = 0; index < columns; index += 1) {
        const id = drawing.player('a', at((index + 0.5) / columns, y))
        people.push(id)
        drawing.ball(id)
      }
    }
    addBench(drawing, 0)
    const [one = '', two = '', three = ''] = people
    moveAll(
      drawing,
      [one, at(0.5 / columns, 0.42)],
      [two, at(1.5 / columns, 0.42)],
      [three, at(2.5 / columns, 0.42)],
    )
    moveAll(
      drawing,
      [one, at(0.5 / columns, 0.28)],
      [two, at(1.5 / columns, 0.28)],
      [three, at(2.5 / columns, 0.28)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'The ball as a roller',
      aim: 'Loosen calves, thighs, seat and upper back with the ball after a hard session and learn where you are tight.',
      setup:
        'Dry ground of {l} × {w} m. {n} players, each with a ball (let a little air out) and an arm’s length of space all round.',
      rules: [
        'Walk a slow loop with the ball, then sit down for the first part of the body.',
        'Calf on the ball, roll from the ankle towards the knee, never behind the knee itself.',
        'Then the back of the thigh, the seat, the front of the thigh, a minute each.',
        'Finish lying on the side: chest turns open to the sky, ten slow breaths.',
        'Change sides halfway through each round; talk about anything but results.',
      ],
      points: [
        'Slowly: two centimetres a second.',
        'Stop on a tender spot and breathe out five times.',
        'Pressure of six out of ten at most; no rolling on bones or on a fresh bruise.',
      ],
      harder: ['Move the ankle or knee while you stay on the tender spot.'],
      easier: ['Sit against a fence or a partner’s back and roll with the hand.'],
      scoring:
        'Each one notes the two tightest places and works on them at home twice before match day.',
      question: 'What is tighter than last week, and what did you do differently?',
      fault: 'Rolling on a muscle that was kicked or pulled today: cool it and tell the coach.',
    },
    de: {
      title: 'Der Ball als Rolle',
      aim: 'Nach harter Belastung Waden, Oberschenkel, Gesäß und oberen Rücken mit dem Ball lockern und die eigenen festen Stellen kennenlernen.',
      setup:
        'Trockener Boden, {l} × {w} m. {n} Spieler, jeder mit Ball (etwas Luft ablassen) und einer Armlänge Platz rundum.',
      rules: [
        'Geh mit dem Ball eine langsame Schleife, dann setz dich für den ersten Körperteil.',
        'Wade auf den Ball: vom Knöchel Richtung Knie rollen, nie in die Kniekehle.',
        'Dann Oberschenkelrückseite, Gesäß, Oberschenkelvorderseite, je eine Minute.',
        'Zum Schluss in Seitlage: Brustkorb zum Himmel öffnen, zehn ruhige Atemzüge.',
        'Nach der halben Zeit die Seite wechseln; über alles reden außer über Ergebnisse.',
      ],
      points: [
        'Langsam: zwei Zentimeter pro Sekunde.',
        'Auf der empfindlichen Stelle bleiben und fünfmal ausatmen.',
        'Höchstens Druck sechs von zehn; nicht auf Knochen oder frischen Prellungen.',
      ],
      harder: ['Auf der empfindlichen Stelle bleiben und Fuß oder Knie bewegen.'],
      easier: ['An den Zaun oder Rücken an Rücken setzen und mit der Hand rollen.'],
      scoring:
        'Jeder merkt sich die zwei festesten Stellen und bearbeitet sie bis zum Spieltag zweimal zu Hause.',
      question: 'Was ist fester als vorige Woche, und was hast du anders gemacht?',
      fault:
        'Auf einem heute getroffenen oder gezerrten Muskel rollen: kühlen und dem Trainer sagen.',
    },
    bg: {
      title: 'Топката като масажор',
      aim: 'След тежка тренировка прасците, бедрата, седалището и горната част на гърба се отпускат с топката, а всеки открива стегнатите си места.',
      setup:
        'Сух терен {l} × {w} м. {n} играчи, всеки с топка (леко спусната) и една ръка място наоколо.',
      rules: [
        'Обиколи бавно с топката, после седни за първата част на тялото.',
        'Прасецът върху топката: търкаляй от глезена към коляното, никога в сгъвката му.',
        'После задно бедро, седалище, предно бедро, по една минута.',
        'Накрая странично легнал: гърдите се отварят към небето, десет спокойни вдишвания.',
        'По средата на времето смени страната; говорете за всичко друго, но не за резултати.',
      ],
      points: [
        'Бавно: по два сантиметра в секунда.',
        'Спри на чувствителното място и издишай пет пъти.',
        'Натиск най-много шест от десет; не върху кост или прясно натъртване.',
      ],
      harder: ['Остани на чувствителното място и движи глезена или коляното.'],
      easier: ['Седни до оградата или гръб в гръб и търкаляй с ръка.'],
      scoring: 'Всеки запомня двете си най-стегнати места и ги обработва у дома два пъти до мача.',
      question: 'Кое е по-стегнато от миналата седмица и какво направи различно?',
      fault: 'Търкаляне върху ударен или дръпнат днес мускул: охлади го и кажи на треньора.',
    },
  },
}

export const threeTalks: Exercise = {
  key: 'three-talks',
  sizes: createSizes(
    [13, 99],
    2,
    [
      [24, 18, 9, 3, 150, 30],
      [30, 24, 15, 3, 150, 30],
    ],
    { fewer: 3, more: 6 },
  ),
  intensity: 'low',
  kind: { topic: 'mobility', corners: ['social', 'tactical'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size)
    const each = (size.count ?? 9) / 3
    const radius = Math.min(2.6, size.area[1] * 0.14)
    const groups = (
      [
        [0.2, 0.3],
        [0.8, 0.3],
        [0.5, 0.74],
      ] as const
    ).map(([x, y]) => {
      const members = drawing.ring('a', each, at(x, y), radius)
      drawing.ball(members[0] ?? '')
      return members
    })
    addBench(drawing, 0, size.area[0] * 0.8)
    const [first = [], second = [], third = []] = groups
    moveAll(
      drawing,
      [first[1] ?? '', at(0.42, 0.4), at(0.6, 0.36)],
      [second[2] ?? '', at(0.62, 0.6)],
      [third[2] ?? '', at(0.34, 0.5)],
    )
    moveAll(
      drawing,
      [third[2] ?? '', at(0.24, 0.46)],
      [first[1] ?? '', at(0.66, 0.3)],
      [second[2] ?? '', at(0.54, 0.6)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Three talks on the way to the gate',
      aim: 'Three groups talk over attack, defence and mood at the same time, and messengers carry the results on.',
      setup:
        'Three meeting points in {l} × {w} m. {n} players in three groups, a ball in each. One point is for our attack, one for our defence, one for how we treated each other.',
      rules: [
        'Each group stands loosely, passes round with one touch and collects one thing that worked and one that did not.',
        'After two minutes one messenger walks on to the next point, the others mobilise their hips.',
        'The messenger reports in one sentence; the group adds an example or disagrees.',
        'After three rounds the last messengers tell the coach the result in three sentences.',
      ],
      points: [
        'Speak about moments, not about persons.',
        'Whoever has the ball talks, the others listen.',
        'One wish for the match that everybody can check afterwards.',
      ],
      harder: ['The coach stays away and hears only the three sentences.'],
      easier: ['Cards with a beginning: “We were best when …”'],
      scoring:
        'The task is done when all three sentences say something the team can do on match day.',
      question: 'Which of the three sentences do you want to be measured by?',
      fault: 'The captain talks all the time: the ball decides who speaks.',
    },
    de: {
      title: 'Drei Gespräche vor der Kabine',
      aim: 'Drei Gruppen besprechen gleichzeitig Angriff, Abwehr und Stimmung, und Boten tragen die Ergebnisse weiter.',
      setup:
        'Drei Treffpunkte in {l} × {w} m. {n} Spieler in drei Gruppen, je ein Ball. Ein Punkt gehört dem Angriff, einer der Abwehr, einer dem Umgang miteinander.',
      rules: [
        'Jede Gruppe steht locker, passt direkt im Kreis und sammelt etwas, das gelang, und etwas, das fehlte.',
        'Nach zwei Minuten geht ein Bote zum nächsten Punkt, die anderen mobilisieren die Hüfte.',
        'Der Bote berichtet in einem Satz; die Gruppe ergänzt ein Beispiel oder widerspricht.',
        'Nach drei Runden sagen die letzten Boten dem Trainer das Ergebnis in drei Sätzen.',
      ],
      points: [
        'Über Szenen reden, nicht über Personen.',
        'Wer den Ball hat, spricht, die anderen hören zu.',
        'Ein Vorsatz fürs Spiel, den danach alle prüfen können.',
      ],
      harder: ['Der Trainer bleibt fern und hört nur die drei Sätze.'],
      easier: ['Karten mit Satzanfang: „Am besten waren wir, als …“'],
      scoring: 'Geschafft, wenn alle drei Sätze etwas sagen, was das Team am Spieltag tun kann.',
      question: 'An welchem der drei Sätze wollt ihr gemessen werden?',
      fault: 'Der Kapitän redet allein: Der Ball bestimmt, wer spricht.',
    },
    bg: {
      title: 'Три разговора преди съблекалнята',
      aim: 'Три групи обсъждат едновременно атаката, защитата и духа, а пратеници пренасят изводите нататък.',
      setup:
        'Три места за среща в {l} × {w} м. {n} играчи в три групи, по една топка. Едно място е за атаката, едно за защитата, едно за отношенията в отбора.',
      rules: [
        'Всяка група подава в кръг от първо докосване и избира едно успешно и едно липсващо нещо.',
        'След две минути пратеник отива на следващото място, другите раздвижват таза.',
        'Пратеникът докладва с едно изречение; групата добавя пример или възразява.',
        'След три серии последните пратеници казват на треньора изводите в три изречения.',
      ],
      points: [
        'Говорете за положения, не за хора.',
        'Който има топката, говори, другите слушат.',
        'Една цел за мача, която всеки после може да провери.',
      ],
      harder: ['Треньорът стои настрана и чува само трите изречения.'],
      easier: ['Картички с начало: „Бяхме най-добри, когато …“'],
      scoring:
        'Готово е, когато и трите изречения казват нещо, което отборът може да направи в мача.',
      question: 'По кое от трите изречения искате да ви оценяват?',
      fault: 'Капитанът говори сам: топката решава кой има думата.',
    },
  },
}
