const { options } = require('./.dependency-cruiser.cjs')

/** Rules between folders, without tests: tests can import from every room. */
module.exports = {
  forbidden: [
    {
      name: 'no-arrow-runs-back',
      comment: 'a folder never imports one that imports it, by whatever way',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: '\\.test\\.tsx?$|^packages/(server|web)/test/' },
}
