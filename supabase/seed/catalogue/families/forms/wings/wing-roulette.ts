/** A card shows which channel is open. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const wingRoulette: Exercise = {
  key: 'wing-roulette',
  sizes: createSizes({
    small: [36, 30],
    large: [48, 38],
    ages: [9, 12],
    level: 2,
    time: [5, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'switching_play' },
  draw(size) {
    const board = createBoard(size)
    board.zones([0.3, 0, 1, 0.2], [0.3, 0.8, 1, 1])
    board.goals('small', [1, 0.5, 180])
    board.goals('mini', [0, 0.25, 0], [0, 0.75, 0])
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players('a', [0.1, 0.5], [0.3, 0.3], [0.36, 0.68], [0.56, 0.12], [0.56, 0.88])
    const b = board.players('b', [0.44, 0.34], [0.48, 0.62], [0.7, 0.34], [0.74, 0.62])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.38, 0.32]], [b(2), [0.46, 0.5]])
    board.pass(a(1), [b(3), [0.68, 0.24]], [a(3), [0.3, 0.74]])
    board.pass(a(3), [b(1), [0.42, 0.44]], [b(2), [0.42, 0.66]], [a(5), [0.62, 0.9]])
    board.into(a(5), [0.76, 0.9], [b(4), [0.8, 0.78]], [a(2), [0.8, 0.42]], [theirs, [0.96, 0.54]])
    board.into(a(2), [0.87, 0.52], [b(4), [0.84, 0.72]], [b(3), [0.78, 0.34]])
    board.shoot([1, 0.43], [theirs, [0.96, 0.54]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Wing roulette',
      aim: 'Scan while circulating the ball, recognise the open wing and switch to it without losing pace.',
      setup:
        'Pitch of {l} × {w} m, a 3 m goal with keeper on one side, two mini goals on the other, two wing channels. Five attackers with a wide player in each channel, four defenders. The coach stands behind the goal with a card in each hand.',
      rules: [
        'The attackers pass; the coach lifts one card: that wing is open.',
        'They attack through the open wing and score in the goal.',
        'Defenders who win the ball score in one of the mini goals.',
        'If both cards are down, only the middle is open.',
        'Attackers and defenders change roles after each round.',
      ],
      points: [
        'Look up between two touches, while the ball rolls to you.',
        'Switch through the player at the back: two firm passes.',
        'Wide player: open to the field, far from the ball.',
        'The player who sees the card first calls the side.',
      ],
      harder: ['The coach changes the card once during the attack.'],
      easier: ['The card stays up for three passes before the defenders may press.'],
      scoring: 'Goal through the open wing: two. Mini goal: one.',
      question: 'When is there time to look away from the ball?',
      fault: 'All wait for the coach’s hand and the ball stops.',
    },
    de: {
      title: 'Flügelroulette',
      aim: 'Beim Zirkulieren umschauen, den offenen Flügel erkennen und ohne Tempoverlust dorthin verlagern.',
      setup:
        'Feld von {l} × {w} m, vorn ein Drei-Meter-Tor mit Torhüter, hinten zwei Minitore, zwei Flügelkorridore. Fünf Angreifer, davon je einer in einem Korridor, gegen vier Verteidiger. Der Trainer steht mit zwei Karten hinter dem Tor.',
      rules: [
        'Die Angreifer passen; hebt der Trainer eine Karte, ist dieser Flügel offen.',
        'Der Angriff läuft über den offenen Flügel auf das Tor.',
        'Nach Ballgewinn kontern die Verteidiger auf die Minitore.',
        'Sind beide Karten unten, ist nur die Mitte offen.',
        'Nach jedem Durchgang wechseln die Rollen.',
      ],
      points: [
        'Zwischen zwei Kontakten aufschauen, solange der Ball rollt.',
        'Über den hinteren Spieler verlagern: zwei feste Pässe.',
        'Außenspieler: offen zum Feld und weit weg vom Ball.',
        'Wer die Karte zuerst sieht, ruft die Seite.',
      ],
      harder: ['Der Trainer wechselt die Karte einmal während des Angriffs.'],
      easier: ['Die Verteidiger pressen erst drei Pässe nach der Karte.'],
      scoring: 'Tor über den offenen Flügel: zwei Punkte. Minitor: einer.',
      question: 'Wann ist Zeit, vom Ball wegzuschauen?',
      fault: 'Alle warten auf die Hand des Trainers, der Ball ruht.',
    },
    bg: {
      title: 'Рулетка по крилата',
      aim: 'Оглеждане при разиграване, откриване на отвореното крило и прехвърляне към него без загуба на темпо.',
      setup:
        'Поле {l} × {w} м, отпред триметрова врата с вратар, отзад две малки врати и два странични коридора. Петима нападатели, от тях по един в коридор, срещу четирима защитници. Треньорът е зад вратата с две карти.',
      rules: [
        'Нападателите си подават; щом треньорът вдигне карта, това крило е отворено.',
        'Атаката минава през отвореното крило към вратата.',
        'При отнемане защитниците вкарват в една от малките врати.',
        'Ако двете карти са долу, отворена е само средата.',
        'След всяка серия ролите се сменят.',
      ],
      points: [
        'Погледни между две докосвания, докато топката се търкаля.',
        'Прехвърляй през задния играч: два силни паса.',
        'Крайни: отворени към игрището и далеч от топката.',
        'Който пръв види картата, вика страната.',
      ],
      harder: ['Треньорът сменя картата веднъж по време на атаката.'],
      easier: ['Защитниците пресират чак три паса след картата.'],
      scoring: 'Гол през отвореното крило – две точки. Малка врата – една.',
      question: 'Кога има време да отделиш поглед от топката?',
      fault: 'Всички чакат ръката на треньора и топката спира.',
    },
  },
}
