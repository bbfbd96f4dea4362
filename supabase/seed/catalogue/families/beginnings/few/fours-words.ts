/** Four players: with end players, in two squares, to goal. */
import type { TaskWords } from '../kit'

export const fourWords: Record<'ends' | 'squares', TaskWords> = {
  ends: {
    en: {
      title: 'Duel between two end players',
      aim: 'Win the duel with and without help: protect the ball, use the wall, get free again.',
      setup:
        'Pitch of {area} m. One against one inside, an end player on each short side who has two spare balls. Each duellist attacks one of the two ends.',
      rules: [
        'Start with a pass from an end player to the duellist who gets free.',
        'Play to the end player you attack: that is a point and you keep the ball.',
        'Turn round and attack the other end; the opponent may win it at any time.',
        'After a minute the duellists and the end players change places.',
      ],
      points: [
        'Check away before you show, so that the first touch has room.',
        'Back to the opponent? Arm and hip keep the distance.',
        'Pass and sprint past: the return comes into your run.',
        'Defending: arrive as the ball arrives, stop the turn.',
      ],
      more: [
        'End players have one touch.',
        'The point counts only after a one-two with the end player.',
      ],
      easier: ['The end players may move along their line and take three touches.'],
      scoring: 'A point for each ball played to the next end; four duels of a minute each.',
      questions: ['When did you use the end player, when did you turn alone?'],
      faults: ['Standing behind the opponent and waiting: move into sight of the passer.'],
    },
    de: {
      title: 'Duell zwischen zwei Endspielern',
      aim: 'Das Duell mit und ohne Hilfe gewinnen: abschirmen, die Wand nutzen, wieder frei werden.',
      setup:
        'Feld von {area} m. Innen eins gegen eins, auf jeder kurzen Seite ein Endspieler mit zwei Ersatzbällen. Angegriffen wird abwechselnd ein Ende nach dem anderen.',
      rules: [
        'Es beginnt mit dem Pass eines Endspielers zu dem, der sich freiläuft.',
        'Ein Pass zum angegriffenen Ende ist ein Punkt, der Ball bleibt bei dir.',
        'Umdrehen und das andere Ende angreifen; der Gegner darf jederzeit erobern.',
        'Nach einer Minute wechseln Duellanten und Endspieler die Plätze.',
      ],
      points: [
        'Erst weg, dann entgegen, damit der erste Kontakt Platz hat.',
        'Gegner im Rücken? Arm und Hüfte halten ihn auf Abstand.',
        'Passen und vorbeisprinten: Der Ball kommt in den Lauf zurück.',
        'Verteidigen: mit dem Ball ankommen, das Aufdrehen verhindern.',
      ],
      more: [
        'Endspieler spielen direkt.',
        'Der Punkt zählt nur nach Doppelpass mit dem Endspieler.',
      ],
      easier: ['Endspieler bewegen sich auf ihrer Linie und haben drei Kontakte.'],
      scoring: 'Ein Punkt je Ball zum nächsten Ende; vier Duelle zu je einer Minute.',
      questions: ['Wann hast du den Endspieler genutzt, wann allein aufgedreht?'],
      faults: ['Hinter dem Gegner stehen und warten: in das Sichtfeld des Passgebers laufen.'],
    },
    bg: {
      title: 'Двубой между двама крайни',
      aim: 'Двубоят се печели с помощ и без нея: закриване, стена, ново открояване.',
      setup:
        'Поле {area} м. Вътре един срещу един, на всяка къса страна краен играч с две резервни топки. Атакува се ту единият край, ту другият.',
      rules: [
        'Започва се с пас от краен към този, който се открои.',
        'Пас към края, който нападаш, е точка и топката остава твоя.',
        'Обърни се и нападни другия край; противникът може да отнема по всяко време.',
        'След минута играчите от двубоя и крайните си сменят местата.',
      ],
      points: [
        'Първо се отдръпни, после се предложи – така имаш място за докосване.',
        'Противник в гръб? Ръката и тазът пазят разстояние.',
        'Подай и спринтирай покрай него: топката идва в движението ти.',
        'В защита: пристигай заедно с топката и не давай обръщане.',
      ],
      more: ['Крайните играят от първо.', 'Точката важи само след двойно подаване с крайния.'],
      easier: ['Крайните се движат по линията и имат три докосвания.'],
      scoring: 'Точка за всяка топка до следващия край; четири двубоя по минута.',
      questions: ['Кога използва крайния и кога се обърна сам?'],
      faults: ['Стои зад противника и чака: излез пред погледа на подаващия.'],
    },
  },
  squares: {
    en: {
      title: 'Three keep and move house',
      aim: 'Keep the ball in threes, then switch to a new square together.',
      setup:
        'Two squares side by side in {area} m. Three players keep the ball in one square against one defender in a bib; two spare balls in the other square’s corner.',
      rules: [
        'Three against one in the first square, two touches as a rule.',
        'After four passes the ball may be played or dribbled into the other square.',
        'All three move across; the defender runs over too and presses again.',
        'Whoever loses the ball takes the bib; the game starts in the nearer square.',
      ],
      points: [
        'Offer on both sides of the player with the ball, never behind the defender.',
        'Before the fourth pass one player is already on the way.',
        'Firm ball into the new square, then support it at once.',
        'Defender: cut the square in two and steer the play.',
      ],
      more: [
        'Move after exactly four passes.',
        'The first touch in the new square is a first-time pass.',
      ],
      easier: ['Touches free; the defender waits three seconds before following.'],
      scoring: 'A point for each change of square with the ball under control.',
      questions: ['Who should be the first to run into the new square, and why?'],
      faults: ['All three run at once and nobody stays for the pass.'],
    },
    de: {
      title: 'Zu dritt halten und umziehen',
      aim: 'Zu dritt den Ball sichern und dann gemeinsam ins nächste Quadrat verlagern.',
      setup:
        'Zwei Quadrate nebeneinander in {area} m. Drei Spieler halten im ersten den Ball gegen einen Verteidiger mit Leibchen; zwei Ersatzbälle in der Ecke des anderen Quadrats.',
      rules: [
        'Drei gegen eins im ersten Quadrat, in der Regel mit zwei Kontakten.',
        'Nach vier Pässen geht es mit Pass oder Dribbling ins andere Quadrat.',
        'Alle drei ziehen um; auch der Verteidiger läuft hinüber und presst wieder.',
        'Wer den Ball verliert, wechselt ins Leibchen; weiter im näheren Quadrat.',
      ],
      points: [
        'Links und rechts vom Ballführenden anbieten, nie im Deckungsschatten.',
        'Vor dem vierten Pass ist einer schon unterwegs.',
        'Scharfer Ball ins neue Quadrat, dann sofort nachrücken.',
        'Verteidiger: das Quadrat halbieren und das Spiel lenken.',
      ],
      more: ['Umzug nach genau vier Pässen.', 'Der erste Kontakt drüben ist ein direkter Pass.'],
      easier: ['Kontakte frei; der Verteidiger wartet drei Sekunden, bevor er folgt.'],
      scoring: 'Ein Punkt für jeden Umzug mit dem Ball unter Kontrolle.',
      questions: ['Wer läuft zuerst ins neue Quadrat, und warum?'],
      faults: ['Alle drei laufen gleichzeitig los und keiner bleibt für den Pass.'],
    },
    bg: {
      title: 'Трима пазят и се местят',
      aim: 'Запазване на топката по трима и общо преместване в новия квадрат.',
      setup:
        'Два квадрата един до друг в {area} м. Трима пазят топката в единия срещу един защитник с потник; две резервни топки в ъгъла на другия квадрат.',
      rules: [
        'Трима срещу един в първия квадрат, обикновено с две докосвания.',
        'След четири паса топката може да се подаде или изведе в другия квадрат.',
        'Тримата се местят; защитникът също тича и притиска отново.',
        'Който загуби топката, взима потника; играта започва в по-близкия квадрат.',
      ],
      points: [
        'Предлагай се от двете страни на топката, никога зад защитника.',
        'Преди четвъртия пас един вече е тръгнал.',
        'Силна топка в новия квадрат и веднага подкрепа.',
        'Защитник: раздели квадрата на две и насочвай играта.',
      ],
      more: [
        'Преместване точно след четири паса.',
        'Първата топка в новия квадрат се играе от първо.',
      ],
      easier: ['Докосванията са свободни; защитникът изчаква три секунди.'],
      scoring: 'Точка за всяко преместване с овладяна топка.',
      questions: ['Кой трябва пръв да тръгне към новия квадрат и защо?'],
      faults: ['Тримата тръгват едновременно и никой не остава за пас.'],
    },
  },
}
