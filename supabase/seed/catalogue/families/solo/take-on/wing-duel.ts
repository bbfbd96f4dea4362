/** Winger against full-back: inside or outside. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const wingDuel: Exercise = {
  key: 'wing-duel',
  sizes: createSizes(
    [[20, 15], [9, 12], 2, [6, 75, 60]],
    [[28, 20], [13, 99], 3, [6, 90, 75], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.66), 180)
    drawing.gears('marker', [at(1, 0.03), at(1, 0.27)])
    const server = drawing.player('a', at(0.06, 0.62))
    drawing.ball(drawing.player('a', at(0.03, 0.8)))
    const winger = drawing.player('a', at(0.3, 0.12))
    const striker = drawing.player('a', at(0.52, 0.78))
    const back = drawing.player('b', at(0.72, 0.2))
    drawing.player('b', at(1.06, 0.42))
    const ball = drawing.ball(server)
    playInto(drawing, ball, winger, at(0.38, 0.14), [[back, at(0.62, 0.17)]])
    moveAll(
      drawing,
      [winger, at(0.54, 0.24), at(0.68, 0.07), at(0.93, 0.1)],
      [back, at(0.64, 0.24), at(0.82, 0.17)],
      [striker, at(0.78, 0.74)],
    )
    playInto(drawing, ball, striker, at(0.86, 0.66))
    drawing.pass(ball, at(1, 0.66))
    return drawing
  },
  words: {
    en: {
      title: 'Wing duel: inside or outside',
      aim: 'Attack a full-back at speed and take the side the feet in front of you leave open.',
      setup:
        'Flank of {l} × {w} m: a mini goal in the middle of the end line, a gate of two markers by the touchline. Two servers with balls at the start, a winger wide, a striker in the middle. One full-back in front of the gate, the next waits behind the line.',
      rules: [
        'The server passes to the winger’s feet, the full-back closes down.',
        'Outside: dribble through the gate and cut the ball back to the striker.',
        'Inside: cut in and score alone or through a one-two with the striker.',
        'If the full-back wins it, a pass to a server ends the attack.',
        'After each attack server, winger and striker move on one place; the full-backs change.',
      ],
      points: [
        'Drive at the front foot: only a full-back who backs off has a weak side.',
        'Slow down for the feint, then three fast steps.',
        'Push the ball past far enough to run, near enough to cross.',
        'Striker: wait until the duel is decided, then arrive late.',
      ],
      harder: ['The second full-back may recover as soon as the winger has touched the ball.'],
      easier: ['The full-back starts on the end line and may not tackle before the first feint.'],
      scoring: 'Goal after a beaten full-back: two points. Clean ball won: two for the defender.',
      question: 'Which foot of the full-back was in front, and what did that open for you?',
      fault: 'The winger stops the ball dead and gives the full-back time to get set.',
    },
    de: {
      title: 'Flügelduell: innen oder außen',
      aim: 'Mit Tempo auf den Außenverteidiger gehen und die Seite nehmen, die seine Fußstellung freigibt.',
      setup:
        'Flügelraum von {l} × {w} m: Minitor in der Mitte der Grundlinie, an der Seitenlinie ein Tor aus zwei Hütchen. Am Start zwei Zuspieler mit Bällen, außen ein Flügel, innen ein Stürmer. Ein Verteidiger vor dem Hütchentor, der nächste wartet hinter der Linie.',
      rules: [
        'Zuspiel in den Fuß des Flügels, der Verteidiger rückt heraus.',
        'Außen vorbei: durchs Hütchentor dribbeln und in den Rücken der Abwehr ablegen.',
        'Nach innen: selbst abschließen oder mit dem Stürmer Doppelpass spielen.',
        'Gewinnt der Verteidiger den Ball, beendet sein Pass zum Zuspieler den Angriff.',
        'Nach jedem Angriff rücken die Angreifer einen Platz weiter, die Verteidiger wechseln sich ab.',
      ],
      points: [
        'Auf den vorderen Fuß zudribbeln: Erst das Zurückweichen öffnet eine Seite.',
        'Zur Finte abbremsen, danach drei schnelle Schritte.',
        'Den Ball so weit vorlegen, dass Tempo und Hereingabe möglich bleiben.',
        'Stürmer: das Duell abwarten und spät in den Raum starten.',
      ],
      harder: ['Der zweite Verteidiger darf nach dem ersten Kontakt des Flügels nachsetzen.'],
      easier: ['Der Verteidiger startet auf der Grundlinie und greift erst nach der Finte an.'],
      scoring:
        'Tor nach gewonnenem Duell: zwei Punkte. Sauberer Ballgewinn: zwei für den Verteidiger.',
      question: 'Welcher Fuß des Verteidigers stand vorn, und was war dadurch offen?',
      fault: 'Der Flügel stoppt den Ball, und der Verteidiger kann sich in Ruhe stellen.',
    },
    bg: {
      title: 'Дуел на фланга: навътре или навън',
      aim: 'Атака срещу бека с висока скорост и избор на страната, която стойката му оставя открита.',
      setup:
        'Фланг {l} × {w} м: малка врата в средата на крайната линия, до тъчлинията – вратичка от два конуса. На старта двама подаващи с топки, на фланга – крило, в средата – нападател. Един бек пред вратичката, следващият чака зад линията.',
      rules: [
        'Подаващият играе в краката на крилото, бекът излиза срещу него.',
        'Навън: дрибъл през вратичката и връщащ пас към нападателя.',
        'Навътре: завършване сам или след двоен пас с нападателя.',
        'Ако бекът отнеме, подава на подаващия и атаката свършва.',
        'След всяка атака нападащите минават на следващото място, бековете се сменят.',
      ],
      points: [
        'Води към предния крак: щом бекът отстъпи, едната страна се отваря.',
        'За финта забави, после три бързи крачки.',
        'Пусни топката достатъчно напред за скорост и достатъчно близо за подаване.',
        'Нападател: изчакай изхода от дуела и влез късно.',
      ],
      harder: ['Вторият бек може да се върне след първото докосване на крилото.'],
      easier: ['Бекът започва от крайната линия и не отнема преди първия финт.'],
      scoring: 'Гол след спечелен дуел – две точки. Чисто отнемане – две за защитника.',
      question: 'Кой крак на бека беше отпред и каква страна ти отвори това?',
      fault: 'Крилото спира топката на място и бекът има време да се подреди.',
    },
  },
}
